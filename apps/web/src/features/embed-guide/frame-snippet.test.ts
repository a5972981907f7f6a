// @vitest-environment node
import { expect, it } from 'vitest';
import { frameSnippet } from './frame-snippet.ts';

it('points a frame at the public link', () => {
  expect(frameSnippet({ name: 'Mia', publicLink: 'https://glossa.example/chat/abc' })).toContain(
    'src="https://glossa.example/chat/abc"',
  );
});

it('lets no bot name break out of the markup', () => {
  const snippet = frameSnippet({ name: '"><script>x</script>', publicLink: 'https://glossa.example/chat/a' });
  expect(snippet).not.toContain('<script>');
  expect(snippet).toContain('title="&quot;&gt;&lt;script&gt;x&lt;/script&gt;"');
});
