import { Anchor, type AnchorProps } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { createLink } from '@tanstack/react-router';
import type { ComponentPropsWithRef } from 'react';

/** The way up, above the head of a screen that lies below another. */
export const BackLink = createLink(AnchorWithArrow);

function AnchorWithArrow({
  children,
  ...props
}: AnchorProps & Omit<ComponentPropsWithRef<'a'>, keyof AnchorProps>) {
  return (
    <Anchor underline="hover" c="dimmed" display="inline-flex" mb="xs" {...props}>
      <IconArrowLeft size={16} aria-hidden="true" style={{ marginInlineEnd: 6, marginTop: 2 }} />
      {children}
    </Anchor>
  );
}
