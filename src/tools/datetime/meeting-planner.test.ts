import { holdTo } from '../testing.ts';
import tool from './meeting-planner.ts';

// Offsets from Python's zoneinfo, spans worked out by hand.
holdTo(tool, {
  answers: [
    [
      { date: '2024-06-15', participants: [{ timeZone: 'UTC' }] },
      { count: 0, best: { start: '2024-06-15T00:00:00Z', minutesOutside: 60 } },
    ],
    [
      { date: '2024-06-12', participants: [{ timeZone: 'UTC', start: '22:00', end: '06:00' }], durationMinutes: 480, stepMinutes: 60 },
      { count: 1, slots: [{ start: '2024-06-12T22:00:00Z', end: '2024-06-13T06:00:00Z' }] },
    ],
    [
      { date: '2024-06-12', participants: [{ timeZone: 'UTC', start: '00:00', end: '24:00', name: 'Ann' }], stepMinutes: 240 },
      { count: 6, slots: [{ local: [{ name: 'Ann', start: '2024-06-12T00:00:00+00:00' }] }, {}, {}, {}, {}, {}] },
    ],
    // Friday evening in Los Angeles is Saturday in Tokyo.
    [
      {
        date: '2024-06-14',
        participants: [
          { timeZone: 'America/Los_Angeles', start: '17:00', end: '20:00' },
          { timeZone: 'Asia/Tokyo', start: '08:00', end: '18:00' },
        ],
      },
      { count: 0 },
    ],
    [
      {
        date: '2024-06-13',
        participants: [
          { timeZone: 'America/Los_Angeles', start: '17:00', end: '20:00' },
          { timeZone: 'Asia/Tokyo', start: '08:00', end: '18:00' },
        ],
        stepMinutes: 60,
      },
      { count: 3 },
    ],
  ],
  invalid: [
    [{ date: '2024-06-12', participants: [] }, 'participants'],
    [{ date: '2024-06-12', participants: [{ timeZone: 'UTC', start: '09:00', end: '09:00' }] }, 'participants[0].end'],
    [{ date: '2024-06-12', participants: [{ timeZone: '?' }] }, 'participants[0].timeZone'],
  ],
});
