import { type ClientDetail, clientPatchSchema } from '@glossa/contracts';
import { Button, Group, Textarea } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { saveNotes } from '../../api/clients.ts';
import { keys } from '../../api/keys.ts';
import { FormError } from '../../ui/form-error.tsx';
import { Surface } from '../../ui/surface.tsx';
import { toastSuccess } from '../../ui/toast.ts';
import { useContractForm } from '../../ui/use-contract-form.ts';

/** What only the studio knows. What was typed stays until it is saved. */
export function ClientNotes({ partnerId, client }: { partnerId: string; client: ClientDetail }) {
  const { t } = useTranslation('clients');
  const queryClient = useQueryClient();
  const form = useContractForm({ schema: clientPatchSchema, initialValues: { notes: client.notes } });
  const saving = useMutation({
    mutationFn: (notes: string) => saveNotes(partnerId, client.id, notes),
    onSuccess: (saved) => {
      queryClient.setQueryData(keys.client(partnerId, client.id), saved);
      void queryClient.invalidateQueries({ queryKey: ['client', partnerId, 'of-talk'] });
      form.resetDirty({ notes: saved.notes });
      toastSuccess(t('notesSaved'));
    },
  });
  return (
    <Surface component="section" mb="lg" aria-label={t('notes')}>
      <form noValidate onSubmit={form.onSubmit(({ notes }) => saving.mutate(notes))}>
        <Textarea
          label={t('notes')}
          description={t('notesUse')}
          rows={3}
          resize="vertical"
          {...form.getInputProps('notes')}
        />
        <FormError error={saving.error} />
        {form.isDirty() ? (
          <Group mt="sm">
            <Button type="submit" loading={saving.isPending}>
              {t('saveNotes')}
            </Button>
          </Group>
        ) : null}
      </form>
    </Surface>
  );
}
