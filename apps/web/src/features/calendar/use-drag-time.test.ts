import { expect, it } from 'vitest';
import { timeAt } from './use-drag-time.ts';

it.each([
  [{ top: '10%', height: '10%' }, { startTime: '08:00:00', endTime: '18:00:00' }, '09:00–10:00'],
  [{ top: '52.5%', height: '15%' }, { startTime: '08:00:00', endTime: '18:00:00' }, '13:15–14:45'],
  [{ top: '50%', height: '50%' }, { startTime: '00:00:00', endTime: '23:59:59' }, '12:00–00:00'],
])('reads %j', (drawn, hours, time) => {
  expect(timeAt(drawn, hours)).toBe(time);
});
