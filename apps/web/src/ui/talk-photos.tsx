import type { Photo } from '@glossa/contracts';
import { type QueryKey, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { PhotoStrip } from './photo-strip.tsx';

type TalkPhotosProps = {
  queryKey: QueryKey;
  list: () => Promise<Photo[]>;
  load: (photoId: string) => Promise<Blob>;
};

/** Everything a client showed in a talk, where the talk itself is not in view; nothing where there is none. */
export function TalkPhotos({ queryKey, list, load }: TalkPhotosProps) {
  const { t } = useTranslation('ui');
  const photos = useQuery({ queryKey, queryFn: list });
  if (!photos.data || photos.data.length === 0) return null;
  return (
    <section aria-label={t('photo.title')}>
      <PhotoStrip photos={photos.data} load={load} />
    </section>
  );
}
