import { avatarPath, type Bot, type Partner } from '@glossa/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { fetchAvatar, removeAvatar, saveAvatar } from '../../api/bots.ts';
import { keys } from '../../api/keys.ts';
import { toastError, toastSuccess } from '../../ui/toast.ts';
import { showUndoToast } from '../../ui/undo-toast.tsx';
import { useFailureToast } from '../../ui/use-failure-toast.ts';
import { readPicture, UnreadablePictureError } from './read-picture.ts';

/** Sends a picture or takes it away, and shows the bot as it is then. */
export function useAvatar(bot: Bot) {
  const { t } = useTranslation('bot-editor');
  const queryClient = useQueryClient();
  const tell = useFailureToast();
  const show = (saved: Bot) => {
    queryClient.setQueryData<Partner>(keys.partner(bot.partnerId), (partner) =>
      partner
        ? { ...partner, bots: partner.bots.map((old) => (old.id === saved.id ? saved : old)) }
        : partner,
    );
    void queryClient.invalidateQueries({ queryKey: ['partner', 'list'] });
  };
  const onError = (error: unknown) =>
    error instanceof UnreadablePictureError ? toastError(t('avatar.unreadable')) : tell(error);
  const save = useMutation({
    mutationFn: (image: string) => saveAvatar(bot.partnerId, bot.id, image),
    onSuccess: (saved) => {
      show(saved);
      toastSuccess(t('avatar.saved'));
    },
    onError,
  });
  const upload = useMutation({
    mutationFn: async (file: File) => save.mutate(await readPicture(file)),
    onError,
  });
  const remove = useMutation({
    // Kept for as long as the removal can be taken back.
    mutationFn: async () => {
      const path = avatarPath(bot);
      const image = path ? await fetchAvatar(path) : null;
      return { image, saved: await removeAvatar(bot.partnerId, bot.id) };
    },
    onSuccess: ({ image, saved }) => {
      show(saved);
      const message = t('avatar.removed');
      if (image === null) toastSuccess(message);
      else showUndoToast({ message, onUndo: () => save.mutate(image) });
    },
    onError,
  });
  return { upload, remove, isSaving: upload.isPending || save.isPending };
}
