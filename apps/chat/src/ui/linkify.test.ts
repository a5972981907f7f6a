import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linkify } from './linkify.ts';

const links = (text: string) =>
  linkify(text).flatMap((part) => (part.kind === 'link' ? [[part.text, part.href]] : []));

describe('linkify', () => {
  it.each([
    ['See https://studio.example/a?b=1#c now', 'https://studio.example/a?b=1#c', undefined],
    ['http://studio.example.', 'http://studio.example', 'http://studio.example/'],
    ['(https://studio.example/x)', 'https://studio.example/x', undefined],
    ['https://studio.example/x_(y)', 'https://studio.example/x_(y)', undefined],
    ['«https://studio.example/x»', 'https://studio.example/x', undefined],
    ['Mail: hallo@studio.example!', 'hallo@studio.example', 'mailto:hallo@studio.example'],
    ['mailto:hallo@studio.example', 'mailto:hallo@studio.example', undefined],
    ['Call +49 30 1234567.', '+49 30 1234567', 'tel:+49301234567'],
    ['Дзвоніть +380 (44) 123-45-67', '+380 (44) 123-45-67', 'tel:+380441234567'],
    ['tel:+49301234567', 'tel:+49301234567', undefined],
  ])('links the address in %j', (text, shown, href = shown) => {
    expect(links(text)).toEqual([[shown, href]]);
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox',
    'file:///etc/passwd',
    '[x](javascript&#58;alert(1))',
    '<img src=x onerror=alert(1)>',
    'https://',
    'https://bank.example@evil.example/',
    'https://user:secret@evil.example/',
    '+20 % for SUVs, 1 200 €, 2026-03-12, 09:00 – 13:00',
    'a@b',
  ])('leaves %j as text', (text) => {
    expect(links(text)).toEqual([]);
  });

  it('ends a link before quotes, so that nothing can break out of it', () => {
    expect(links('https://evil.example/"onmouseover="alert(1)')).toEqual([
      ['https://evil.example/', 'https://evil.example/'],
    ]);
  });

  it('ends a link before characters that turn the reading direction', () => {
    expect(links('https://studio.example/\u202egpj.exe')).toEqual([
      ['https://studio.example/', 'https://studio.example/'],
    ]);
  });

  it('shows every character exactly once and links only safe schemes, whatever the text', () => {
    const piece = fc.oneof(
      fc.string(),
      fc.constantFrom('https://', 'javascript:', 'a@b.example', '+49 30 1234567', '"', ')', ' '),
    );
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const text = pieces.join('');
        const parts = linkify(text);
        expect(parts.map((part) => part.text).join('')).toBe(text);
        for (const [, href] of links(text)) expect(href).toMatch(/^(?:https?|mailto|tel):/);
      }),
    );
  });
});
