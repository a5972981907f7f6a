/** The HTML an owner pastes into a site. Names are escaped: they end up inside somebody's page. */
export function frameSnippet(bot: { name: string; publicLink: string }): string {
  return [
    '<iframe',
    `  src="${escapeHtml(bot.publicLink)}"`,
    `  title="${escapeHtml(bot.name)}"`,
    '  style="width:100%;max-width:420px;height:640px;border:0;border-radius:16px"',
    '></iframe>',
  ].join('\n');
}

function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}
