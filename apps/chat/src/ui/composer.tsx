import {
  type ClipboardEvent,
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { charactersLeft, isBlank } from '../conversation/message-text.ts';
import { useWords, withCount } from '../i18n/words.ts';
import { Icon } from './icon.tsx';

type ComposerProps = {
  text: string;
  fieldRef: RefObject<HTMLTextAreaElement | null>;
  /** What goes with the message, above the field. */
  tray: ReactNode;
  hasPhotos: boolean;
  /** A photo could not be sent: it is tried again or taken out first. */
  isBlocked: boolean;
  onChange: (text: string) => void;
  onPhotos: (files: readonly File[]) => void;
  onSend: () => void;
};

/** A phone makes JPEG of its own format where these are asked for. */
const photoTypes = 'image/jpeg,image/png,image/webp,image/*';

/** There is no length limit on the field itself: a browser would cut what was pasted, and words would be lost. */
export function Composer(props: ComposerProps) {
  const { text, fieldRef, tray, hasPhotos, isBlocked, onChange, onPhotos, onSend } = props;
  const files = useRef<HTMLInputElement>(null);
  const words = useWords();
  const counterId = useId();
  const left = charactersLeft(text);
  const isTooLong = left !== null && left < 0;
  const canSend = (hasPhotos || !isBlank(text)) && !isTooLong && !isBlocked;

  useLayoutEffect(() => {
    if (fieldRef.current !== null) fitHeight(fieldRef.current, text);
  }, [text, fieldRef]);

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (canSend) onSend();
  }

  function onKeyDown(event: KeyboardEvent): void {
    // While an input method is composing, Enter picks a word.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    submit(event);
  }

  /** Words are pasted as words; only what is nothing but a picture becomes one. */
  function onPaste(event: ClipboardEvent): void {
    const pasted = [...event.clipboardData.files].filter(({ type }) => type.startsWith('image/'));
    if (pasted.length === 0 || event.clipboardData.getData('text/plain') !== '') return;
    event.preventDefault();
    onPhotos(pasted);
  }

  return (
    <form className="composer" onSubmit={submit}>
      {left !== null && (
        <p id={counterId} className={isTooLong ? 'counter counter-over' : 'counter'} role="status">
          {isTooLong ? withCount(words.tooLong, -left) : withCount(words.charactersLeft, left)}
        </p>
      )}
      {tray}
      <div className="composer-field">
        <input
          ref={files}
          type="file"
          hidden
          multiple
          accept={photoTypes}
          aria-label={words.photoAdd}
          onChange={({ target }) => {
            onPhotos([...(target.files ?? [])]);
            // The same photo can be chosen again after it was taken out.
            target.value = '';
          }}
        />
        <button
          type="button"
          className="attach"
          aria-label={words.photoAdd}
          title={words.photoAdd}
          onClick={() => files.current?.click()}
        >
          <Icon name="photo" />
        </button>
        <textarea
          ref={fieldRef}
          rows={1}
          value={text}
          dir="auto"
          aria-label={words.messageField}
          aria-invalid={isTooLong}
          aria-describedby={left === null ? undefined : counterId}
          placeholder={words.placeholder}
          enterKeyHint="send"
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
        />
        <button
          type="submit"
          className="send"
          aria-label={words.send}
          disabled={!canSend}
          // Keeps the focus in the field, and with it the keyboard of a phone on screen.
          onMouseDown={(event) => event.preventDefault()}
        >
          <Icon name="send" />
        </button>
      </div>
    </form>
  );
}

/** Grows with the text. The stylesheet stops it at five lines. */
function fitHeight(field: HTMLTextAreaElement, text: string): void {
  field.style.height = 'auto';
  // An empty field keeps one line, however long the placeholder is in the reader's language.
  field.style.height = text === '' ? '' : `${field.scrollHeight}px`;
}
