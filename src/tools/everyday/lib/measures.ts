import { D } from '../../shared/numbers/money.ts';

/** Exact measures in metric units. */
export const KM_PER_MILE = new D('1.609344');
export const LITERS_PER_GALLON = new D('3.785411784');
export const LITERS_PER_UK_GALLON = new D('4.54609');
export const M3_PER_YD3 = new D('0.764554857984');
export const M2_PER_SQ_FT = new D('0.09290304');

/** A quantity with the waste added. */
export const withWaste = (quantity: D, wastePercent: number): D => quantity.times(new D(wastePercent).div(100).plus(1));
