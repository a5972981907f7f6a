import type { Bot } from '@glossa/contracts';
import { previewUrl } from '../../api/preview.ts';
import { escapeHtml } from './escape-html.ts';

export type Way = 'button' | 'frame';

type Sample = {
  bot: Bot;
  way: Way;
  previewToken: string;
  language: string;
  words: { site: string; headline: string; text: string };
};

/** A site as a studio may have one, with the real widget or frame on it, in a mode that counts nothing. */
export function samplePage({ bot, way, previewToken, language, words }: Sample): string {
  const link = escapeHtml(previewUrl(bot.chatLinkId, previewToken));
  const position = bot.look.launcherPosition.toLowerCase();
  const frame = `<iframe src="${link}" title="${escapeHtml(bot.name)}"></iframe>`;
  const script = `<script async src="/widget.js" data-bot="${escapeHtml(bot.chatLinkId)}" data-position="${position}" data-color="${bot.look.accentColor}" data-preview="${escapeHtml(previewToken)}"></script>`;
  return `<!doctype html><html lang="${language}"><meta charset="utf-8"><title>${escapeHtml(words.site)}</title>
<style>${styles}</style>
<header><b>${escapeHtml(words.site)}</b><i></i><i></i><i></i></header>
<main><section><h1>${escapeHtml(words.headline)}</h1><p>${escapeHtml(words.text)}</p><u></u><u></u><u></u></section>${way === 'frame' ? frame : '<div class="picture"></div>'}</main>
${way === 'button' ? script : ''}</html>`;
}

const styles = `*{box-sizing:border-box;margin:0}
body{min-height:100vh;font:16px/1.5 system-ui,sans-serif;color:#0e1116;background:#fff}
header{display:flex;gap:20px;align-items:center;padding:14px 28px;border-bottom:1px solid #e8e8e2}
header b{margin-right:auto}
i,u{display:block;height:8px;border-radius:4px;background:#e6e6df}
header i{width:44px}
main{display:flex;flex-wrap:wrap;gap:28px;padding:36px 28px}
section{flex:1 1 240px}
h1{font-size:28px;line-height:1.2;margin-bottom:10px}
p{color:#5c6470;margin-bottom:22px}
u{margin-bottom:10px}
u:last-child{width:60%}
.picture{flex:1 1 240px;min-height:220px;border-radius:16px;background:linear-gradient(160deg,#d9dde0,#aeb6bd)}
iframe{flex:1 1 300px;max-width:420px;height:520px;border:1px solid #e8e8e2;border-radius:16px}`;
