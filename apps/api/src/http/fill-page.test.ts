import { siteDemoLink, siteDemoMarks, siteOrigin } from '@glossa/contracts';
import { describe, expect, it } from 'vitest';
import { fillPage } from './fill-page.ts';

const demo = (text: string) => `${siteDemoMarks.begin}${text}${siteDemoMarks.end}`;
const page = `<link href="${siteOrigin}/de"> a ${demo(`<a href="/chat/${siteDemoLink}">\n</a>`)} b ${demo('c')}`;

describe('a written page', () => {
  it('gets the address of this server and its demo studio', () => {
    expect(
      fillPage(page, 'DE', { publicUrl: 'https://glossa.example/', demoChats: { DE: 'a/b', EN: 'c' } }),
    ).toBe('<link href="https://glossa.example/de"> a <a href="/chat/a%2Fb">\n</a> b c');
  });

  it('says nothing of a demo where its language has none', () => {
    expect(fillPage(page, 'DE', { publicUrl: 'http://localhost:3000', demoChats: { EN: 'c' } })).toBe(
      '<link href="http://localhost:3000/de"> a  b ',
    );
  });
});
