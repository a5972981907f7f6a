import type { ChatPage, Language } from '@glossa/contracts';
import { Avatar } from './avatar.tsx';
import { PrivacyLink } from './privacy-link.tsx';
import { StudioDetails } from './studio-details.tsx';

type StudioAsideProps = { page: ChatPage; onChooseLanguage: (language: Language) => void };

/** The studio beside its chat, where the screen is wide enough for both. */
export function StudioAside({ page, onChooseLanguage }: StudioAsideProps) {
  return (
    <aside className="studio">
      <Avatar name={page.studioName} isLarge />
      <p className="studio-name">
        <bdi>{page.studioName}</bdi>
      </p>
      <StudioDetails contact={page.contact} onChooseLanguage={onChooseLanguage} />
      <PrivacyLink />
    </aside>
  );
}
