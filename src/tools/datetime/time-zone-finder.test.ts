import { holdTo } from '../testing.ts';
import tool from './time-zone-finder.ts';

// Places and zones from the tz database's zone1970.tab; nautical zones by longitude.
holdTo(tool, {
  answers: [
    [
      { latitude: 40.7128, longitude: -74.006, at: '2024-01-01T00:00:00Z' },
      { timeZone: 'America/New_York', offset: '-05:00', dateTime: '2023-12-31T19:00:00-05:00' },
    ],
    [
      { latitude: 27.7172, longitude: 85.324, at: '2024-01-01T00:00:00Z' },
      { timeZone: 'Asia/Kathmandu', offset: '+05:45' },
    ],
    [{ latitude: 35.6762, longitude: 139.6503, at: '2024-01-01T00:00:00Z' }, { timeZone: 'Asia/Tokyo' }],
    [
      { latitude: 0, longitude: -30, at: '2024-01-01T00:00:00Z' },
      { timeZone: 'Etc/GMT+2', offset: '-02:00' },
    ],
    [{ latitude: 0, longitude: -140.1, at: '2024-01-01T00:00:00Z' }, { timeZone: 'Etc/GMT+9' }],
    [
      { latitude: -40, longitude: 90, at: '2024-01-01T00:00:00Z' },
      { timeZone: 'Etc/GMT-6', offset: '+06:00' },
    ],
  ],
  invalid: [
    [{ latitude: 91, longitude: 0 }, 'latitude'],
    [{ latitude: 0, longitude: 181 }, 'longitude'],
    [{ latitude: 0, longitude: 0, at: '2024-01-01' }, 'at'],
  ],
});
