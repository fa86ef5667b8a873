import { holdTo } from '../testing.ts';
import tool from './solar-position-calculator.ts';

// NREL's Solar Position Algorithm (Reda and Andreas 2003), its worked example, and the example of the Astronomical Almanac 2024 for the June solstice.
holdTo(tool, {
  vectors: [
    {
      tool: 'solar-position-calculator',
      inputs: { date: '2003-10-17T19:30:30Z', latitude: 39.742476, longitude: -105.1786, refraction: false },
      result: {
        azimuthDegrees: 194.34024,
        declinationDegrees: -9.31434,
        distanceAu: 0.996542297,
        rightAscensionHours: 202.22741 / 15,
        altitudeDegrees: 39.872046,
      },
      near: { relative: 0, absolute: 0.004 },
    },
    {
      tool: 'solar-position-calculator',
      inputs: { date: '2003-10-17T19:30:30Z', latitude: 39.742476, longitude: -105.1786 },
      result: { equationOfTimeMinutes: 14.641503, zenithDegrees: 50.11162 },
      near: { relative: 0, absolute: 0.02 },
    },
    {
      tool: 'solar-position-calculator',
      inputs: { date: '2024-06-20T12:00:00Z', latitude: 51.5, longitude: 0, refraction: false },
      result: { altitudeDegrees: 61.94, azimuthDegrees: 179.2, declinationDegrees: 23.44 },
      near: { relative: 0, absolute: 0.05 },
    },
  ],
  invalid: [[{ latitude: 91, longitude: 0 }, 'latitude']],
  unprocessable: [[{ date: '2300-01-01', latitude: 0, longitude: 0 }]],
});
