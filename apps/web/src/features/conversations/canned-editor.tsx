import { type CannedAnswer, type Language, languages, type Partner } from '@glossa/contracts';
import { ActionIcon, Button, Group, SegmentedControl, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listCannedAnswers, saveCannedAnswers } from '../../api/inbox.ts';
import { keys } from '../../api/keys.ts';
import { FormError } from '../../ui/form-error.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { LineSkeletons } from '../../ui/skeletons.tsx';
import { toastSuccess } from '../../ui/toast.ts';

type CannedEditorProps = { partner: Partner; language: Language; onDone: () => void };

/** The words a studio writes often: a short name, and the text in as many languages as it has clients for. */
export function CannedEditor(props: CannedEditorProps) {
  const { partner } = props;
  const known = useQuery({
    queryKey: keys.cannedAnswers(partner.id),
    queryFn: () => listCannedAnswers(partner.id),
  });
  return (
    <QueryView query={known} skeleton={<LineSkeletons count={4} />}>
      {(answers) => <Editor {...props} known={answers} />}
    </QueryView>
  );
}

/** Names may be empty while they are typed, so a row is known by a number of its own. */
type Row = CannedAnswer & { key: number };

function Editor({ partner, language, onDone, known }: CannedEditorProps & { known: CannedAnswer[] }) {
  const { t } = useTranslation(['conversations', 'ui']);
  const queryClient = useQueryClient();
  const [shown, setShown] = useState<Language>(language);
  const [rows, setRows] = useState<Row[]>(() => known.map((answer, key) => ({ ...answer, key })));
  const saving = useMutation({
    mutationFn: () => saveCannedAnswers(partner.id, rows.map(withoutEmpty)),
    onSuccess: (saved) => {
      queryClient.setQueryData(keys.cannedAnswers(partner.id), saved);
      toastSuccess(t('canned.saved'));
      onDone();
    },
  });
  const change = (key: number, next: Partial<CannedAnswer>) =>
    setRows(rows.map((row) => (row.key === key ? { ...row, ...next } : row)));
  const isWhole = rows.every((row) => row.name.trim() && Object.keys(withoutEmpty(row).texts).length > 0);
  return (
    <Stack gap="md">
      <Text c="dimmed" size="sm">
        {t('canned.text')}
      </Text>
      <SegmentedControl
        aria-label={t('canned.language')}
        data={[...languages]}
        value={shown}
        onChange={(value) => setShown(languages.find((one) => one === value) ?? language)}
      />
      {rows.map((row) => (
        <Group key={row.key} align="flex-start" wrap="nowrap" gap="xs" role="group" aria-label={row.name}>
          <Stack gap={6} style={{ flex: 1 }}>
            <TextInput
              aria-label={t('canned.name')}
              placeholder={t('canned.name')}
              leftSection="/"
              maxLength={60}
              value={row.name}
              onChange={(event) => change(row.key, { name: event.currentTarget.value })}
            />
            <Textarea
              aria-label={t('canned.words', { language: shown })}
              placeholder={t('canned.words', { language: shown })}
              rows={2}
              maxLength={1000}
              value={row.texts[shown] ?? ''}
              onChange={(event) =>
                change(row.key, { texts: { ...row.texts, [shown]: event.currentTarget.value } })
              }
            />
          </Stack>
          <ActionIcon
            size={36}
            variant="subtle"
            color="gray"
            aria-label={t('canned.remove', { name: row.name })}
            onClick={() => setRows(rows.filter(({ key }) => key !== row.key))}
          >
            <IconTrash size={17} />
          </ActionIcon>
        </Group>
      ))}
      <FormError error={saving.error} />
      <Group justify="space-between">
        <Button
          variant="default"
          leftSection={<IconPlus size={15} />}
          disabled={rows.length >= mostAnswers}
          onClick={() => setRows([...rows, { key: nextKey(rows), name: '', texts: {} }])}
        >
          {t('canned.add')}
        </Button>
        <Button loading={saving.isPending} disabled={!isWhole} onClick={() => saving.mutate()}>
          {t('canned.save')}
        </Button>
      </Group>
    </Stack>
  );
}

const mostAnswers = 60;

function nextKey(rows: readonly Row[]): number {
  return Math.max(-1, ...rows.map(({ key }) => key)) + 1;
}

function withoutEmpty({ name, texts }: CannedAnswer): CannedAnswer {
  const written = languages.flatMap((language) => {
    const text = texts[language]?.trim();
    return text ? [[language, text] as const] : [];
  });
  return { name: name.trim(), texts: Object.fromEntries(written) };
}
