import '../styles/fonts.css';
import '../styles/base.css';
import './booking.css';
import { createRoot } from 'react-dom/client';
import { createSafeStorage } from '../storage/safe-storage.ts';
import { createBookingApi, readSecret } from './booking-api.ts';
import { BookingApp } from './booking-app.tsx';

const root = document.getElementById('root');
const api = createBookingApi(readSecret(window.location.pathname), (input, init) =>
  window.fetch(input, init),
);
const storage = createSafeStorage(() => window.localStorage);

if (root !== null) createRoot(root).render(<BookingApp api={api} storage={storage} />);
