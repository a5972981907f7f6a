import { Anchor, type AnchorProps, Button, type ButtonProps } from '@mantine/core';
import { createLink } from '@tanstack/react-router';
import type { ComponentPropsWithRef } from 'react';

/** A button that leads to another screen. `variant="shift"` marks the one primary action. */
export const LinkButton = createLink(ButtonAsLink);

/** A text link to another screen. */
export const TextLink = createLink(AnchorAsLink);

function ButtonAsLink(props: ButtonProps & Omit<ComponentPropsWithRef<'a'>, keyof ButtonProps>) {
  return <Button component="a" {...props} />;
}

function AnchorAsLink(props: AnchorProps & Omit<ComponentPropsWithRef<'a'>, keyof AnchorProps>) {
  return <Anchor {...props} />;
}
