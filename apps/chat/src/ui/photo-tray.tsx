import { useWords, withCount } from '../i18n/words.ts';
import type { TrayItem, TrayProblem, TrayState } from '../photos/photo-tray.ts';
import { Icon } from './icon.tsx';

type PhotoTrayProps = {
  tray: TrayState;
  onRemove: (key: string) => void;
  onRetry: (key: string) => void;
};

/** The photos that go with the next message, above its field. */
export function PhotoTray({ tray, onRemove, onRetry }: PhotoTrayProps) {
  const words = useWords();
  return (
    <>
      {tray.items.length > 0 && (
        <ul className="tray" aria-label={words.photosChosen}>
          {tray.items.map((item, i) => (
            <TrayPhoto
              key={item.key}
              item={item}
              place={i + 1}
              onRemove={() => onRemove(item.key)}
              onRetry={() => onRetry(item.key)}
            />
          ))}
        </ul>
      )}
      <p className="tray-problem" role="status">
        {tray.problem !== null && words[problemWords[tray.problem]]}
      </p>
    </>
  );
}

const problemWords = {
  'too-many': 'photoTooMany',
  'too-large': 'photoTooLarge',
  unreadable: 'photoUnreadable',
  heic: 'photoHeic',
  busy: 'photoBusy',
  failed: 'photoFailed',
} as const satisfies Record<TrayProblem, string>;

type TrayPhotoProps = { item: TrayItem; place: number; onRemove: () => void; onRetry: () => void };

function TrayPhoto({ item, place, onRemove, onRetry }: TrayPhotoProps) {
  const words = useWords();
  return (
    <li>
      <img
        className="tray-picture"
        data-status={item.status}
        src={item.preview}
        alt={withCount(words.photoName, place)}
      />
      {item.status === 'sending' && (
        <progress aria-label={withCount(words.photoSending, place)} value={item.progress} max={1} />
      )}
      {item.status === 'failed' && (
        <button type="button" className="tray-retry" onClick={onRetry}>
          {words.tryAgain}
        </button>
      )}
      <button
        type="button"
        className="tray-remove"
        aria-label={withCount(words.photoRemove, place)}
        onClick={onRemove}
      >
        <Icon name="close" />
      </button>
    </li>
  );
}
