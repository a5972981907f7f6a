import { Radio, Stack, useMantineColorScheme, VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Section } from '../../ui/section.tsx';

const schemes = ['auto', 'light', 'dark'] as const;

export function ThemeSetting() {
  const { t } = useTranslation(['settings', 'ui']);
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const choose = (value: string) => {
    const chosen = schemes.find((scheme) => scheme === value);
    if (chosen) setColorScheme(chosen);
  };
  return (
    <Section title={t('theme.title')} text={t('theme.text')}>
      <Radio.Group
        value={colorScheme}
        onChange={choose}
        label={<VisuallyHidden>{t('theme.title')}</VisuallyHidden>}
        labelProps={{ style: { position: 'absolute' } }}
      >
        <Stack gap="sm">
          {schemes.map((scheme) => (
            <Radio key={scheme} value={scheme} label={t(`ui:theme.${scheme}`)} />
          ))}
        </Stack>
      </Radio.Group>
    </Section>
  );
}
