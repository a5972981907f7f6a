// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { exampleBot } from '../../testing/examples.ts';
import { samplePage } from './sample-page.ts';
import { scriptSnippet } from './script-snippet.ts';
import { toDomain } from './to-domain.ts';

it('writes the line for the chat button, which need not change with the bot', () => {
  const snippet = scriptSnippet({ publicLink: 'https://glossa.example/chat/abc', chatLinkId: 'abc' });
  expect(snippet.replace(/\s+/g, ' ')).toBe(
    '<script async src="https://glossa.example/widget.js" data-bot="abc" ></script>',
  );
});

describe('the sample site', () => {
  const words = { site: 'Studio', headline: '<b>Shine</b>', text: 'Hello' };
  const sample = (way: 'button' | 'frame') =>
    samplePage({
      bot: exampleBot({ name: '"><script>' }),
      way,
      previewToken: '17.ab',
      language: 'de',
      words,
    });

  it('carries the widget in its preview mode', () => {
    expect(sample('button')).toContain('data-preview="17.ab"');
    expect(sample('button')).not.toContain('<iframe');
  });

  it('carries the frame in its preview mode', () => {
    expect(sample('frame')).toContain('src="/chat/kX3v9Qm2#preview=17.ab"');
    expect(sample('frame')).not.toContain('widget.js');
  });

  it('lets no name and no word become markup', () => {
    expect(sample('frame')).not.toContain('<script>');
    expect(sample('frame')).not.toContain('<b>Shine');
  });
});

it.each([
  ['studio.de', 'studio.de'],
  [' https://WWW.Studio.de/contact?x=1#top ', 'www.studio.de'],
  ['*.studio.de', '*.studio.de'],
  ['localhost:8080/x', 'localhost:8080'],
])('keeps the domain of %s', (pasted, domain) => {
  expect(toDomain(pasted)).toBe(domain);
});
