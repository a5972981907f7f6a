import { type Settings, signOn } from './settings.ts';

/** As a sheet made by script: a site that forbids inline styles allows it, and its own styles stay out. */
export function styleWidget(root: ShadowRoot, settings: Settings): void {
  const css = rules(settings);
  try {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    root.adoptedStyleSheets = [sheet];
  } catch {
    const style = document.createElement('style');
    style.textContent = css;
    root.append(style);
  }
}

function rules({ color, isLeft }: Settings): string {
  const side = isLeft ? 'left' : 'right';
  return `
:host{all:initial;position:fixed;z-index:2147483000;${side}:0;bottom:0;width:0;height:0}
button,.panel{position:fixed;${side}:max(16px,env(safe-area-inset-${side}))}
button{bottom:max(16px,env(safe-area-inset-bottom));width:56px;height:56px;padding:16px;border:0;border-radius:50%;color:${signOn(color)};background:${color};box-shadow:0 4px 18px rgb(0 0 0/.28);cursor:pointer;-webkit-tap-highlight-color:transparent}
button:focus-visible{outline:3px solid ${color};outline-offset:3px}
svg{display:block;width:24px;height:24px;fill:none;stroke:currentColor;stroke-width:2;stroke-linecap:round;stroke-linejoin:round}
i{position:absolute;top:1px;right:1px;width:14px;height:14px;border-radius:50%;background:#e5484d;box-shadow:0 0 0 2px #fff}
[hidden]{display:none!important}
.panel{bottom:calc(max(16px,env(safe-area-inset-bottom)) + 68px);width:min(400px,100vw - 32px);height:min(680px,100dvh - 100px);overflow:hidden;border-radius:18px;background:#f6f6f1;box-shadow:0 12px 48px rgb(0 0 0/.28)}
iframe{display:block;width:100%;height:100%;border:0;color-scheme:light dark}
a{display:grid;place-items:center;height:100%;padding:24px;font:600 16px/1.5 system-ui,sans-serif;text-align:center;color:#0e1116}
@media(max-width:480px),(max-height:420px){.panel{inset:0;width:100%;height:100dvh;border-radius:0}.ready+button[aria-expanded=true]{display:none}}
@media(prefers-color-scheme:dark){.panel{background:#0e1116}a{color:#f1f1ec}}
@media(prefers-reduced-motion:no-preference){.panel{animation:a .16s ease-out}@keyframes a{from{opacity:0;transform:translateY(12px)}}}`;
}
