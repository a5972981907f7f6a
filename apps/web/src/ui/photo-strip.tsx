import type { Photo } from '@glossa/contracts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from './dialog.tsx';
import classes from './photo-strip.module.css';

type PhotoStripProps = { photos: readonly Photo[]; load: (photoId: string) => Promise<Blob> };

/** Photos of a client, small side by side; a click shows one whole. */
export function PhotoStrip({ photos, load }: PhotoStripProps) {
  return (
    <ul className={classes.strip}>
      {photos.map((photo, i) => (
        <li key={photo.id}>
          <StripPhoto photo={photo} number={i + 1} load={load} />
        </li>
      ))}
    </ul>
  );
}

type StripPhotoProps = { photo: Photo; number: number; load: PhotoStripProps['load'] };

function StripPhoto({ photo, number, load }: StripPhotoProps) {
  const { t } = useTranslation('ui');
  const [isOpen, setOpen] = useState(false);
  const loaded = useQuery({
    queryKey: ['photo', photo.id],
    queryFn: () => load(photo.id),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const address = useAddress(loaded.data);
  if (loaded.isError) return <span className={classes.missing}>{t('photo.missing')}</span>;
  const name = t('photo.name', { number });
  return (
    <>
      <button
        type="button"
        className={classes.photo}
        disabled={address === null}
        aria-label={t('photo.open', { number })}
        onClick={() => setOpen(true)}
      >
        {address === null ? null : <img src={address} alt={name} />}
      </button>
      <Dialog opened={isOpen} onClose={() => setOpen(false)} title={name} size="xl" centered>
        {address === null ? null : <img className={classes.whole} src={address} alt={name} />}
      </Dialog>
    </>
  );
}

/** The address of something in memory, for as long as it is shown. */
function useAddress(blob: Blob | undefined): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (!blob) return;
    const made = URL.createObjectURL(blob);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [blob]);
  return address;
}
