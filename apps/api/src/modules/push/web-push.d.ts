declare module 'web-push' {
  type Keys = { publicKey: string; privateKey: string };
  type Subscription = { endpoint: string; keys: { p256dh: string; auth: string } };
  type Options = {
    vapidDetails: Keys & { subject: string };
    TTL: number;
    urgency: 'very-low' | 'low' | 'normal' | 'high';
    topic?: string;
  };
  type RequestDetails = {
    endpoint: string;
    method: 'POST';
    headers: Record<string, string | number>;
    body: Buffer;
  };
  const webPush: {
    generateVAPIDKeys(): Keys;
    generateRequestDetails(subscription: Subscription, payload: string, options: Options): RequestDetails;
  };
  export default webPush;
}
