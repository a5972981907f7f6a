import type { Photo } from '@glossa/contracts';
import { useEffect, useRef, useState } from 'react';
import { useWords, withCount } from '../i18n/words.ts';
import { usePhoto } from '../photos/photo-box.ts';
import { Icon } from './icon.tsx';

/** The photos of one message. A tap shows one as large as the screen. */
export function PhotoGrid({ photos }: { photos: readonly Photo[] }) {
  const isAlone = photos.length === 1;
  return (
    <div className={isAlone ? 'photos photos-one' : 'photos'}>
      {photos.map((photo, i) => (
        <PhotoTile key={photo.id} photo={photo} place={i + 1} isAlone={isAlone} />
      ))}
    </div>
  );
}

type PhotoTileProps = { photo: Photo; place: number; isAlone: boolean };

function PhotoTile({ photo, place, isAlone }: PhotoTileProps) {
  const words = useWords();
  const address = usePhoto(photo.id);
  const [isOpen, setOpen] = useState(false);
  const shape = isAlone ? { aspectRatio: `${photo.width} / ${photo.height}` } : {};
  if (address === null)
    return (
      <p className="photo photo-missing" style={shape}>
        {words.photoMissing}
      </p>
    );
  if (address === undefined) return <span className="photo photo-coming" style={shape} />;
  const name = withCount(words.photoName, place);
  return (
    <>
      <button
        type="button"
        className="photo"
        style={shape}
        aria-label={withCount(words.photoOpen, place)}
        onClick={() => setOpen(true)}
      >
        <img className="photo-picture" src={address} alt={name} />
      </button>
      {isOpen && <PhotoDialog address={address} name={name} onClose={() => setOpen(false)} />}
    </>
  );
}

function PhotoDialog({ address, name, onClose }: { address: string; name: string; onClose: () => void }) {
  const words = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className="photo-dialog" aria-label={name} onClose={onClose}>
      <button type="button" className="photo-close" aria-label={words.photoClose} onClick={onClose}>
        <Icon name="close" />
      </button>
      <img className="photo-whole" src={address} alt={name} />
    </dialog>
  );
}
