import type { ReactNode } from 'react';

/** A whole page that says one thing. */
export function MessageScreen(props: { icon: ReactNode; title: string; text: string; children?: ReactNode }) {
  return (
    <main className="message-screen">
      <div className="avatar avatar-large">
        <span>{props.icon}</span>
      </div>
      <h1>{props.title}</h1>
      <p>{props.text}</p>
      {props.children}
    </main>
  );
}
