import type { ChatPage, Language } from '@glossa/contracts';
import { useWords } from '../i18n/words.ts';
import { Icon } from './icon.tsx';
import { LanguageChoice } from './language-choice.tsx';

type StudioDetailsProps = { contact: ChatPage['contact']; onChooseLanguage: (language: Language) => void };

export function StudioDetails({ contact, onChooseLanguage }: StudioDetailsProps) {
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
      <LanguageChoice onChoose={onChooseLanguage} />
    </div>
  );
}
