// CODATA 2022, in SI units; the standard acceleration of gravity by the third General Conference on Weights and Measures (1901).

/** Speed of light in vacuum, m/s. */
export const SPEED_OF_LIGHT = 299_792_458;
/** Planck constant, J s. */
export const PLANCK = 6.62607015e-34;
/** Boltzmann constant, J/K. */
export const BOLTZMANN = 1.380649e-23;
/** Elementary charge, C. */
export const ELEMENTARY_CHARGE = 1.602176634e-19;
/** Avogadro constant, 1/mol. */
export const AVOGADRO = 6.02214076e23;
/** Molar gas constant, J/(mol K). */
export const GAS_CONSTANT = 8.31446261815324;
/** Faraday constant, C/mol. */
export const FARADAY = 96_485.33212331001;
/** Stefan-Boltzmann constant, W/(m² K⁴). */
export const STEFAN_BOLTZMANN = 5.6703744191844314e-8;
/** Wien's displacement constant of the wavelength, m K. */
export const WIEN = 2.8977719551851727e-3;
/** Newtonian constant of gravitation, m³/(kg s²). */
export const GRAVITATION = 6.6743e-11;
/** Electric constant, F/m. */
export const ELECTRIC_CONSTANT = 8.8541878188e-12;
/** Standard acceleration of gravity, m/s². */
export const STANDARD_GRAVITY = 9.80665;
