import { ApiError } from '../../api/api-error.ts';

const steps = ['confirm', 'unsubscribe'] as const;
type Step = (typeof steps)[number];

/** The mailed link names the step and its key behind the `#`, where no server and no log reads it. */
export function takeOverNewsletterSteps(): void {
  const page = document.querySelector<HTMLElement>('[data-newsletter]');
  const asked = readStep(location.hash);
  if (!page || !asked) return;
  for (const part of page.querySelectorAll<HTMLElement>('[data-step]')) {
    part.hidden = part.dataset.step !== asked.step;
    if (part.hidden) continue;
    part.querySelector('button')?.addEventListener('click', () => void take(asked, part, page));
  }
}

export function readStep(hash: string): { step: Step; token: string } | null {
  const params = new URLSearchParams(hash.slice(1));
  for (const step of steps) {
    const token = params.get(step);
    if (token) return { step, token };
  }
  return null;
}

async function take({ step, token }: { step: Step; token: string }, part: HTMLElement, page: HTMLElement) {
  const button = part.querySelector('button');
  const outcome = part.querySelector('[data-outcome]');
  if (!button || !outcome) return;
  try {
    const { confirmNewsletter, leaveNewsletter } = await import('../../api/newsletter.ts');
    await (step === 'confirm' ? confirmNewsletter : leaveNewsletter)({ token });
    outcome.textContent = part.dataset.done ?? '';
    button.remove();
  } catch (error) {
    const { invalid = '', unreachable = '' } = page.dataset;
    outcome.textContent = error instanceof ApiError && error.code === 'invalid_link' ? invalid : unreachable;
  }
}
