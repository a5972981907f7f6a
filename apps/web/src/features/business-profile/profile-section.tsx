import { Stack } from '@mantine/core';
import { type FormEventHandler, type ReactNode, useRef } from 'react';
import { Section } from '../../ui/section.tsx';
import { useSavedPart } from './save-all.tsx';

type ProfileSectionProps = {
  title: string;
  text: string;
  children: ReactNode;
  section: {
    isDirty: boolean;
    isSaving: boolean;
    error: unknown;
    submit: FormEventHandler<HTMLFormElement>;
    discard: () => void;
  };
};

/** A part of the profile: a form of its own, saved with the others by the one bar of the page. */
export function ProfileSection({ title, text, section, children }: ProfileSectionProps) {
  const form = useRef<HTMLFormElement>(null);
  const { isDirty, isSaving, error, discard } = section;
  useSavedPart({ isDirty, isSaving, error, discard, submit: () => form.current?.requestSubmit() });
  return (
    <Section title={title} text={text}>
      <form ref={form} noValidate aria-label={title} onSubmit={section.submit}>
        <Stack gap="md">{children}</Stack>
      </form>
    </Section>
  );
}
