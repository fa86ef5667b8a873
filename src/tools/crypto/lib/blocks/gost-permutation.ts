import { bytesOfHex } from '../../../shared/platform/bytes.ts';

/** The permutation of bytes that Streebog and Kuznyechik share (RFC 6986 section 6.2, RFC 7801 section 4.1.1). */
export const PERMUTATION: Uint8Array = bytesOfHex(
  'fceedd11cf6e3116fbc4fada23c5044de977f0db932e99ba1736f1bb14cd5fc1f918655ae25cef21811c3c428b018e4f058402aee36a8fa0060bed987fd4d31f' +
    'eb342c51eac848abf22a68a2fd3aceccb5700e56080c7612bf7213479cb75d8715a19629107b9ac7f391786f9d9eb2b13275193dff358a7e6d54c680c3bd0d57' +
    'dff524a93ea843c9d779d6f67c22b903e00fecde7a94b0bcdce828504e330a4aa79760731e0062441ab83882649f2641ad454692275e552f8ca3a57d69d5953b' +
    '0758b34086ac1df730376be488d9e789e11b83494c3ff8fe8d53aa90cad88561207167a42d2b095bcb9b25d0bee56c5259a674d2e6f4b4c0d166afc2394b63b6',
);
