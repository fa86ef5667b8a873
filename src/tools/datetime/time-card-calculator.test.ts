import { holdTo } from '../testing.ts';
import tool from './time-card-calculator.ts';

// Worked out by hand from the rules of overtime and rounding.
holdTo(tool, {
  answers: [
    [{ shifts: [{ start: '09:00', end: '09:00' }] }, { totalHours: 24 }],
    [
      { shifts: [{ start: '08:07', end: '17:08' }], roundMinutes: 15 },
      { totalMinutes: 555, totalClock: '9:15' },
    ],
    [
      {
        shifts: [
          { start: '08:00', end: '13:00', date: '2024-03-04' },
          { start: '14:00', end: '19:00', date: '2024-03-04' },
        ],
        dailyOvertimeAfterHours: 8,
      },
      { regularHours: 8, overtimeHours: 2 },
    ],
    [
      {
        shifts: [
          { start: '08:00', end: '13:00' },
          { start: '14:00', end: '19:00' },
        ],
        dailyOvertimeAfterHours: 8,
      },
      { regularHours: 10, overtimeHours: 0 },
    ],
    [
      {
        shifts: Array.from({ length: 5 }, () => ({ start: '08:00', end: '18:00' })),
        dailyOvertimeAfterHours: 9,
        weeklyOvertimeAfterHours: 40,
        hourlyRate: 10,
        overtimeMultiplier: 2,
      },
      { totalHours: 50, regularHours: 40, overtimeHours: 10, regularPay: 400, overtimePay: 200, totalPay: 600 },
    ],
    [
      { shifts: [{ start: '09:00:00', end: '09:20:30' }], hourlyRate: 33.33 },
      { shifts: [{ minutes: 20.5, clock: '0:20' }], regularPay: 11.39 },
    ],
    [{ shifts: [{ start: '12 PM', end: '24:00' }] }, { totalHours: 12 }],
    [{ shifts: [{ start: '09:00', end: '10:00', breakMinutes: 60 }] }, { totalHours: 0 }],
  ],
  invalid: [
    [{ shifts: [{ start: '9', end: '10:00' }] }, 'shifts[0].start'],
    [{ shifts: [{ start: '09:00', end: '10:00', breakMinutes: 61 }] }, 'shifts[0].breakMinutes'],
    [{ shifts: [] }, 'shifts'],
    [{ shifts: [{ start: '09:00', end: '13:00 PM' }] }, 'shifts[0].end'],
  ],
});
