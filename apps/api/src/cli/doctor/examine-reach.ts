import { bad, type Finding, good, mind } from './finding.ts';
import { judgeAddress, judgeClock } from './judge.ts';

const patienceMs = 10_000;

type Place = { publicUrl: string; trustedProxies: readonly string[] };

/** Asks the product from outside, by the address clients use. */
export async function examineReach(
  { publicUrl, trustedProxies }: Place,
  now: () => number = Date.now,
): Promise<Finding[]> {
  const findings = judgeAddress(publicUrl, trustedProxies);
  const answer = await ask(`${publicUrl}/healthz`);
  if (answer === null || !answer.ok)
    return [
      ...findings,
      bad(
        `${publicUrl} does not answer (${answer?.status ?? 'no connection'}): is it started, and does the proxy lead to it?`,
      ),
    ];
  findings.push(good(`${publicUrl} answers.`));
  const date = Date.parse(answer.headers.get('date') ?? '');
  if (!Number.isNaN(date)) findings.push(judgeClock('the public server', now() - date));
  // The figures are for this machine alone: whoever gets them through the proxy was taken for this machine.
  const figures = publicUrl.startsWith('https:') ? await ask(`${publicUrl}/metrics`) : null;
  if (figures?.ok)
    findings.push(
      bad(
        'The proxy hands requests on without X-Forwarded-For: everybody looks like this machine, and the figures under /metrics are public.',
      ),
    );
  return findings;
}

export async function examineMail(smtpUrl: string | null): Promise<Finding> {
  if (smtpUrl === null)
    return mind('SMTP_URL is unset: mails are only kept for administrators, nobody receives them.');
  const { createTransport } = await import('nodemailer');
  const limits = { connectionTimeout: patienceMs, greetingTimeout: patienceMs, socketTimeout: patienceMs };
  const transport = createTransport({ url: smtpUrl, ...limits });
  try {
    await transport.verify();
    return good('The mail server takes our log-in.');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'no answer';
    return bad(`The mail server refuses us (${code}): look at SMTP_URL.`);
  } finally {
    transport.close();
  }
}

async function ask(url: string): Promise<Response | null> {
  try {
    return await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(patienceMs) });
  } catch {
    return null;
  }
}
