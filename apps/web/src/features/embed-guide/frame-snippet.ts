import { escapeHtml } from './escape-html.ts';

/** The HTML an owner pastes where the chat itself should stand. */
export function frameSnippet(bot: { name: string; publicLink: string }): string {
  return [
    '<iframe',
    `  src="${escapeHtml(bot.publicLink)}"`,
    `  title="${escapeHtml(bot.name)}"`,
    '  style="width:100%;max-width:420px;height:640px;border:0;border-radius:16px"',
    '></iframe>',
  ].join('\n');
}
