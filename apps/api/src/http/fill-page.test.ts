import { siteDemoLink, siteDemoMarks, siteFactMarks, siteFactValue, siteOrigin } from '@glossa/contracts';
import { describe, expect, it } from 'vitest';
import { fillPage } from './fill-page.ts';

const demo = (text: string) => `${siteDemoMarks.begin}${text}${siteDemoMarks.end}`;
const page = `<link href="${siteOrigin}/de"> a ${demo(`<a href="/chat/${siteDemoLink}">\n</a>`)} b ${demo('c')}`;

const nothingSaid = {
  ...{ imprintName: null, imprintAddress: null, imprintContact: null },
  ...{ telegram: null, whatsapp: null, email: null },
};

describe('a written page', () => {
  it('gets the address of this server and its demo studio', () => {
    expect(
      fillPage(page, 'DE', {
        publicUrl: 'https://glossa.example/',
        demoChats: { DE: 'a/b', EN: 'c' },
        siteFacts: nothingSaid,
      }),
    ).toBe('<link href="https://glossa.example/de"> a <a href="/chat/a%2Fb">\n</a> b c');
  });

  it('says nothing of a demo where its language has none', () => {
    expect(
      fillPage(page, 'DE', {
        publicUrl: 'http://localhost:3000',
        demoChats: { EN: 'c' },
        siteFacts: nothingSaid,
      }),
    ).toBe('<link href="http://localhost:3000/de"> a  b ');
  });

  it('says who runs it where that is configured, and nothing where it is not', () => {
    const { begin, end } = siteFactMarks('imprintName');
    const imprint = `${begin}<b>${siteFactValue('imprintName')}</b>${end}.`;
    const facts = { publicUrl: '', demoChats: {}, siteFacts: { ...nothingSaid, imprintName: 'A & <B> $&' } };
    expect(fillPage(imprint, 'EN', facts)).toBe('<b>A &amp; &lt;B&gt; $&amp;</b>.');
    expect(fillPage(imprint, 'EN', { ...facts, siteFacts: nothingSaid })).toBe('.');
  });
});
