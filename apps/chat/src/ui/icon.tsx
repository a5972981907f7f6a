const shapes = {
  photo:
    'M5 5h14a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2Zm-2 11 4.6-4.6 4.2 4.2 3-3L21 18M15.5 9.6h.01',
  send: 'M12 19V5m-6 6 6-6 6 6',
  down: 'M12 5v14m-6-6 6 6 6-6',
  chevron: 'm7 10 5 5 5-5',
  person: 'M12 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM5 20c.6-3.8 3.3-5.7 7-5.7s6.4 1.9 7 5.7',
  pin: 'M12 21s-6.5-5.6-6.5-10.8a6.5 6.5 0 0 1 13 0C18.5 15.4 12 21 12 21Zm0-8.5a2.3 2.3 0 1 0 0-4.6 2.3 2.3 0 0 0 0 4.6Z',
  phone:
    'M5 4h4l1.7 4.4-2.3 1.7a12 12 0 0 0 5.5 5.5l1.7-2.3L20 15v4a1 1 0 0 1-1 1A15 15 0 0 1 4 5a1 1 0 0 1 1-1Z',
  mail: 'M5.5 5.5h13a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2h-13a2 2 0 0 1-2-2v-9a2 2 0 0 1 2-2ZM4 7l8 6 8-6',
  link: 'M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 5.3l-1 1m2 3.7a4 4 0 0 0-5.7 0l-3 3A4 4 0 0 0 11 18.7l1-1',
  bell: 'M6.5 16.5V11a5.5 5.5 0 0 1 11 0v5.5l1.5 1.8H5l1.5-1.8ZM10.2 20.8a2 2 0 0 0 3.6 0',
  close: 'm6 6 12 12M18 6 6 18',
  trash: 'M5 7h14M10 7V4.8h4V7m-7.5 0 .8 12h9.4l.8-12M10.3 10.5v5m3.4-5v5',
  pause: 'M9 6v12m6-12v12',
  offline: 'm4 4 16 16M8.5 15.5a5 5 0 0 1 6-.6M5 12a10 10 0 0 1 4-2.4m5-.2a10 10 0 0 1 5 2.6M12 19h.01',
} as const;

/** Icons only accompany words, so they are silent for screen readers. */
export function Icon({ name }: { name: keyof typeof shapes }) {
  return (
    <svg
      className="icon"
      aria-hidden="true"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={shapes[name]} />
    </svg>
  );
}
