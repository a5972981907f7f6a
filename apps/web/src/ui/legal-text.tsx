import { Stack, Text, Title } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';

type LegalTextProps = {
  title: string;
  intro: string;
  version: string;
  sections: readonly { title: string; text: string }[];
};

/** Long text to be read, not skimmed: one column, a good measure, headings that say something. */
export function LegalText({ title, intro, version, sections }: LegalTextProps) {
  useDocumentTitle(`${title} · Glossa`);
  return (
    <Stack component="article" gap="lg" maw={680}>
      <div>
        <Title order={1} fz={{ base: 26, sm: 32 }} lh={1.2}>
          {title}
        </Title>
        <Text fz="lg" c="dimmed" mt="xs">
          {intro}
        </Text>
      </div>
      {sections.map((section) => (
        <section key={section.title}>
          <Title order={2} fz="xl" mb={4}>
            {section.title}
          </Title>
          <Text fz={16} lh={1.6}>
            {section.text}
          </Text>
        </section>
      ))}
      <Text c="dimmed">{version}</Text>
    </Stack>
  );
}
