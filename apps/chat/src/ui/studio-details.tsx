import type { ChatPage, Language } from '@glossa/contracts';
import { useWords } from '../i18n/words.ts';
import { Icon } from './icon.tsx';
import { LanguageChoice } from './language-choice.tsx';

/** What a client can do beside talking. */
export type TalkActions = {
  onChooseLanguage: (language: Language) => void;
  /** Null while there is nothing to erase. */
  onErase: (() => void) | null;
};

type StudioDetailsProps = { contact: ChatPage['contact']; actions: TalkActions };

export function StudioDetails({ contact, actions }: StudioDetailsProps) {
  const words = useWords();
  const { address, phone, email } = contact;
  return (
    <div className="details">
      <ul>
        {address !== '' && (
          <li>
            <Icon name="pin" />
            <span className="visually-hidden">{words.address}</span>
            <bdi>{address}</bdi>
          </li>
        )}
        {phone !== '' && (
          <li>
            <Icon name="phone" />
            <span className="visually-hidden">{words.phone}</span>
            <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
              <bdi>{phone}</bdi>
            </a>
          </li>
        )}
        {email !== '' && (
          <li>
            <Icon name="mail" />
            <span className="visually-hidden">{words.email}</span>
            <a href={`mailto:${encodeURIComponent(email)}`}>
              <bdi>{email}</bdi>
            </a>
          </li>
        )}
      </ul>
      <div className="details-actions">
        <LanguageChoice onChoose={actions.onChooseLanguage} />
        {actions.onErase !== null && (
          <button type="button" className="erase-open" onClick={actions.onErase}>
            <Icon name="trash" />
            {words.erase}
          </button>
        )}
      </div>
    </div>
  );
}
