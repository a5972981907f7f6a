import type { Bot, Partner } from '@glossa/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { removeAvatar, saveAvatar } from '../../api/bots.ts';
import { keys } from '../../api/keys.ts';
import { toastError, toastSuccess } from '../../ui/toast.ts';
import { useFailureToast } from '../../ui/use-failure-toast.ts';
import { readPicture, UnreadablePictureError } from './read-picture.ts';

/** Sends a picture or takes it away, and shows the bot as it is then. */
export function useAvatar(bot: Bot) {
  const { t } = useTranslation('bot-editor');
  const queryClient = useQueryClient();
  const tell = useFailureToast();
  const onSuccess = (saved: Bot) => {
    queryClient.setQueryData<Partner>(keys.partner(bot.partnerId), (partner) =>
      partner
        ? { ...partner, bots: partner.bots.map((old) => (old.id === saved.id ? saved : old)) }
        : partner,
    );
    void queryClient.invalidateQueries({ queryKey: ['partner', 'list'] });
    toastSuccess(t('avatar.saved'));
  };
  const onError = (error: unknown) =>
    error instanceof UnreadablePictureError ? toastError(t('avatar.unreadable')) : tell(error);
  const upload = useMutation({
    mutationFn: async (file: File) => saveAvatar(bot.partnerId, bot.id, await readPicture(file)),
    onSuccess,
    onError,
  });
  const remove = useMutation({ mutationFn: () => removeAvatar(bot.partnerId, bot.id), onSuccess, onError });
  return { upload, remove };
}
