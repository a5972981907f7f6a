import { useEffect, useRef, useState } from 'react';
import { useWords } from '../i18n/words.ts';

type EraseDialogProps = { onErase: () => Promise<boolean>; onClose: () => void };

/** Asks before everything said is gone. Says so where it could not be done. */
export function EraseDialog({ onErase, onClose }: EraseDialogProps) {
  const words = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  const [step, setStep] = useState<'asking' | 'erasing' | 'failed'>('asking');

  useEffect(() => dialog.current?.showModal(), []);

  async function erase(): Promise<void> {
    setStep('erasing');
    if (await onErase()) onClose();
    else setStep('failed');
  }

  return (
    <dialog ref={dialog} className="erase" aria-labelledby="erase-title" onClose={onClose}>
      <h2 id="erase-title">{words.eraseTitle}</h2>
      <p>{words.eraseText}</p>
      {step === 'failed' && <p role="alert">{words.eraseFailed}</p>}
      <div className="erase-actions">
        <button type="button" className="button button-quiet" onClick={onClose}>
          {words.eraseKeep}
        </button>
        <button type="button" className="button button-bad" disabled={step === 'erasing'} onClick={erase}>
          {words.eraseConfirm}
        </button>
      </div>
    </dialog>
  );
}
