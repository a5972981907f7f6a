import { ApiError } from './api-error.ts';

export type Request = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  body?: unknown;
  query?: Record<string, string | number | undefined>;
  headers?: Record<string, string>;
  /** What to say when the server refuses without a sentence of its own. */
  fallbackMessage?: string;
  /** Lets a request outlive the page that sent it. */
  keepalive?: boolean;
  /** The answer is no JSON. */
  isFile?: boolean;
};

/** `body` is undefined where the server had nothing to say: status 204 or an empty length. */
export type Answer = { body: unknown; total: number | null };

/** One HTTP exchange with the API. A refusal is thrown with the body's `error` field as its message. */
export async function exchange(request: Request, token: string | null): Promise<Answer> {
  const response = await fetch(request.path + queryString(request.query), {
    method: request.method,
    headers: {
      'Content-Type': 'application/json',
      ...request.headers,
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
    },
    ...(request.body === undefined ? {} : { body: JSON.stringify(request.body) }),
    ...(request.keepalive ? { keepalive: true } : {}),
  });
  if (!response.ok) throw await refusal(response, request.fallbackMessage ?? 'Request failed');
  const total = response.headers.get('X-Total-Count');
  return {
    body: request.isFile ? await response.blob() : await readBody(response),
    total: total === null ? null : Number(total),
  };
}

async function readBody(response: Response): Promise<unknown> {
  if (response.status === 204 || response.headers.get('Content-Length') === '0') return undefined;
  return response.json();
}

async function refusal(response: Response, fallbackMessage: string): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => null);
  const message = textField(body, 'error') ?? fallbackMessage;
  const details: unknown =
    typeof body === 'object' && body !== null ? Reflect.get(body, 'details') : undefined;
  return new ApiError(message, { status: response.status, code: textField(body, 'code'), details });
}

function textField(body: unknown, name: string): string | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  const value: unknown = Reflect.get(body, name);
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function queryString(query: Request['query']): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== undefined && value !== '') params.set(name, String(value));
  }
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}
