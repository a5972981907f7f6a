import { useWords } from '../i18n/words.ts';

/** The same frame as the chat, so that nothing moves when the words arrive. */
export function LoadingScreen() {
  const words = useWords();
  return (
    <div className="shell">
      <div className="studio studio-blank" />
      <main className="chat" aria-busy="true" aria-label={words.loading}>
        <div className="header">
          <span className="skeleton skeleton-avatar" />
          <span className="skeleton-lines">
            <span className="skeleton skeleton-name" />
            <span className="skeleton skeleton-status" />
          </span>
        </div>
        <div className="messages">
          <div className="rows">
            <span className="skeleton skeleton-bubble" />
          </div>
        </div>
        <div className="dock">
          <span className="skeleton skeleton-composer" />
        </div>
      </main>
    </div>
  );
}
