import { createBotSchema, updateBotSchema } from '@glossa/contracts';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { exampleBot, owner, partnerId } from '../testing/examples.ts';
import { visitAs, visitIn } from './visit-as.tsx';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(cleanup);

describe('section 5', () => {
  it.each([
    ['EN', 'Read prices', 'Please enter a description'],
    ['DE', 'Preise lesen', 'Bitte geben Sie eine Beschreibung ein'],
  ] as const)('an empty pricing description says so in %s: %s, %s', async (language, button, message) => {
    const { server } = await visitIn(language, owner, '/pricing');
    const text = await screen.findByRole('textbox');
    fireEvent.change(text, { target: { value: '   ' } });
    fireEvent.click(screen.getByRole('button', { name: button }));
    expect(await screen.findByText(message)).toBeDefined();
    expect(server.callsTo(`POST /api/partner/${partnerId}/pricing/reading`)).toHaveLength(0);
  });

  it('bot deletion needs confirmation and states that it cannot be undone', async () => {
    const deletion = `DELETE /api/partner/${partnerId}/bot/${exampleBot().id}`;
    const { server } = await visitAs(owner, `/partners/${partnerId}`, { [deletion]: { status: 204 } });
    fireEvent.click(await screen.findByRole('button', { name: 'Delete Mia' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete Mia?' }));
    expect(dialog.getByText('This cannot be undone.')).toBeDefined();
    expect(server.callsTo(deletion)).toHaveLength(0);
    fireEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(server.callsTo(deletion)).toHaveLength(1));
  });

  it.each(['de', 'German', 'deutsch', 'de-AT', 'українська'])(
    'the agent language field accepts free values such as %s',
    (language) => {
      expect(createBotSchema.safeParse({ name: 'Mia', language }).success).toBe(true);
      expect(updateBotSchema.safeParse({ language }).success).toBe(true);
    },
  );
});
