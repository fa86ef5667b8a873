/** A cyclic redundancy check in the Rocksoft model. */
export interface CrcModel {
  name: string;
  width: number;
  polynomial: bigint;
  initial: bigint;
  reflectInput: boolean;
  reflectOutput: boolean;
  finalXor: bigint;
  aliases: readonly string[];
}

// The parameters of the RevEng catalogue (Greg Cook): name, width, polynomial, initial, reflectInput, reflectOutput, finalXor, aliases
const TABLE = `
CRC-3/GSM,3,3,0,false,false,7,
CRC-3/ROHC,3,3,7,true,true,0,
CRC-4/G-704,4,3,0,true,true,0,CRC-4/ITU
CRC-4/INTERLAKEN,4,3,f,false,false,f,
CRC-5/EPC-C1G2,5,09,09,false,false,00,CRC-5/EPC
CRC-5/G-704,5,15,00,true,true,00,CRC-5/ITU
CRC-5/USB,5,05,1f,true,true,1f,
CRC-6/CDMA2000-A,6,27,3f,false,false,00,
CRC-6/CDMA2000-B,6,07,3f,false,false,00,
CRC-6/DARC,6,19,00,true,true,00,
CRC-6/G-704,6,03,00,true,true,00,CRC-6/ITU
CRC-6/GSM,6,2f,00,false,false,3f,
CRC-7/MMC,7,09,00,false,false,00,CRC-7
CRC-7/ROHC,7,4f,7f,true,true,00,
CRC-7/UMTS,7,45,00,false,false,00,
CRC-8/AUTOSAR,8,2f,ff,false,false,ff,CRC-8/8H2F
CRC-8/BLUETOOTH,8,a7,00,true,true,00,
CRC-8/CDMA2000,8,9b,ff,false,false,00,
CRC-8/DARC,8,39,00,true,true,00,
CRC-8/DVB-S2,8,d5,00,false,false,00,
CRC-8/GSM-A,8,1d,00,false,false,00,CRC-8/SAE-J1850-ZERO
CRC-8/GSM-B,8,49,00,false,false,ff,
CRC-8/HITAG,8,1d,ff,false,false,00,
CRC-8/I-432-1,8,07,00,false,false,55,CRC-8/ITU
CRC-8/I-CODE,8,1d,fd,false,false,00,
CRC-8/LTE,8,9b,00,false,false,00,
CRC-8/MAXIM-DOW,8,31,00,true,true,00,CRC-8/MAXIM;DOW-CRC
CRC-8/MIFARE-MAD,8,1d,c7,false,false,00,
CRC-8/NRSC-5,8,31,ff,false,false,00,
CRC-8/OPENSAFETY,8,2f,00,false,false,00,
CRC-8/ROHC,8,07,ff,true,true,00,
CRC-8/SAE-J1850,8,1d,ff,false,false,ff,
CRC-8/SMBUS,8,07,00,false,false,00,CRC-8
CRC-8/TECH-3250,8,1d,ff,true,true,00,CRC-8/AES;CRC-8/EBU
CRC-8/WCDMA,8,9b,00,true,true,00,
CRC-10/ATM,10,233,000,false,false,000,CRC-10;CRC-10/I-610
CRC-10/CDMA2000,10,3d9,3ff,false,false,000,
CRC-10/GSM,10,175,000,false,false,3ff,
CRC-11/FLEXRAY,11,385,01a,false,false,000,CRC-11
CRC-11/UMTS,11,307,000,false,false,000,
CRC-12/CDMA2000,12,f13,fff,false,false,000,
CRC-12/DECT,12,80f,000,false,false,000,X-CRC-12
CRC-12/GSM,12,d31,000,false,false,fff,
CRC-12/UMTS,12,80f,000,false,true,000,CRC-12/3GPP
CRC-13/BBC,13,1cf5,0000,false,false,0000,
CRC-14/DARC,14,0805,0000,true,true,0000,
CRC-14/GSM,14,202d,0000,false,false,3fff,
CRC-15/CAN,15,4599,0000,false,false,0000,CRC-15
CRC-15/MPT1327,15,6815,0000,false,false,0001,
CRC-16/ARC,16,8005,0000,true,true,0000,ARC;CRC-16;CRC-16/IBM;CRC-16/LHA
CRC-16/CDMA2000,16,c867,ffff,false,false,0000,
CRC-16/CMS,16,8005,ffff,false,false,0000,
CRC-16/DDS-110,16,8005,800d,false,false,0000,
CRC-16/DECT-R,16,0589,0000,false,false,0001,R-CRC-16
CRC-16/DECT-X,16,0589,0000,false,false,0000,X-CRC-16
CRC-16/DNP,16,3d65,0000,true,true,ffff,
CRC-16/EN-13757,16,3d65,0000,false,false,ffff,
CRC-16/GENIBUS,16,1021,ffff,false,false,ffff,CRC-16/DARC;CRC-16/EPC;CRC-16/EPC-C1G2;CRC-16/I-CODE
CRC-16/GSM,16,1021,0000,false,false,ffff,
CRC-16/IBM-3740,16,1021,ffff,false,false,0000,CRC-16/AUTOSAR;CRC-16/CCITT-FALSE
CRC-16/IBM-SDLC,16,1021,ffff,true,true,ffff,CRC-16/B;CRC-16/ISO-HDLC;CRC-16/ISO-IEC-14443-3-B;CRC-16/X-25;CRC-B;X-25
CRC-16/ISO-IEC-14443-3-A,16,1021,c6c6,true,true,0000,CRC-16/A;CRC-A
CRC-16/KERMIT,16,1021,0000,true,true,0000,CRC-16/BLUETOOTH;CRC-16/CCITT;CRC-16/CCITT-TRUE;CRC-16/V-41-LSB;CRC-CCITT;KERMIT
CRC-16/LJ1200,16,6f63,0000,false,false,0000,
CRC-16/M17,16,5935,ffff,false,false,0000,
CRC-16/MAXIM-DOW,16,8005,0000,true,true,ffff,CRC-16/MAXIM
CRC-16/MCRF4XX,16,1021,ffff,true,true,0000,
CRC-16/MODBUS,16,8005,ffff,true,true,0000,MODBUS
CRC-16/NRSC-5,16,080b,ffff,true,true,0000,
CRC-16/OPENSAFETY-A,16,5935,0000,false,false,0000,
CRC-16/OPENSAFETY-B,16,755b,0000,false,false,0000,
CRC-16/PROFIBUS,16,1dcf,ffff,false,false,ffff,CRC-16/IEC-61158-2
CRC-16/RIELLO,16,1021,b2aa,true,true,0000,
CRC-16/SPI-FUJITSU,16,1021,1d0f,false,false,0000,CRC-16/AUG-CCITT
CRC-16/T10-DIF,16,8bb7,0000,false,false,0000,
CRC-16/TELEDISK,16,a097,0000,false,false,0000,
CRC-16/TMS37157,16,1021,89ec,true,true,0000,
CRC-16/UMTS,16,8005,0000,false,false,0000,CRC-16/BUYPASS;CRC-16/VERIFONE
CRC-16/USB,16,8005,ffff,true,true,ffff,
CRC-16/XMODEM,16,1021,0000,false,false,0000,CRC-16/ACORN;CRC-16/CCITT-ZERO;CRC-16/LTE;CRC-16/V-41-MSB;CRC-16/ZMODEM;XMODEM;ZMODEM
CRC-17/CAN-FD,17,1685b,00000,false,false,00000,
CRC-21/CAN-FD,21,102899,000000,false,false,000000,
CRC-24/BLE,24,00065b,555555,true,true,000000,
CRC-24/FLEXRAY-A,24,5d6dcb,fedcba,false,false,000000,
CRC-24/FLEXRAY-B,24,5d6dcb,abcdef,false,false,000000,
CRC-24/INTERLAKEN,24,328b63,ffffff,false,false,ffffff,
CRC-24/LTE-A,24,864cfb,000000,false,false,000000,
CRC-24/LTE-B,24,800063,000000,false,false,000000,
CRC-24/OPENPGP,24,864cfb,b704ce,false,false,000000,CRC-24
CRC-24/OS-9,24,800063,ffffff,false,false,ffffff,
CRC-30/CDMA,30,2030b9c7,3fffffff,false,false,3fffffff,
CRC-31/PHILIPS,31,04c11db7,7fffffff,false,false,7fffffff,
CRC-32/AIXM,32,814141ab,00000000,false,false,00000000,CRC-32/Q
CRC-32/AUTOSAR,32,f4acfb13,ffffffff,true,true,ffffffff,
CRC-32/BASE91-D,32,a833982b,ffffffff,true,true,ffffffff,CRC-32/D
CRC-32/BZIP2,32,04c11db7,ffffffff,false,false,ffffffff,B-CRC-32;CRC-32/AAL5;CRC-32/DECT-B
CRC-32/CD-ROM-EDC,32,8001801b,00000000,true,true,00000000,
CRC-32/CKSUM,32,04c11db7,00000000,false,false,ffffffff,CKSUM;CRC-32/POSIX
CRC-32/ISCSI,32,1edc6f41,ffffffff,true,true,ffffffff,CRC-32/BASE91-C;CRC-32/C;CRC-32/CASTAGNOLI;CRC-32/INTERLAKEN;CRC-32/NVME;CRC-32C
CRC-32/ISO-HDLC,32,04c11db7,ffffffff,true,true,ffffffff,CRC-32;CRC-32/ADCCP;CRC-32/PKZIP;CRC-32/V-42;CRC-32/XZ;PKZIP
CRC-32/JAMCRC,32,04c11db7,ffffffff,true,true,00000000,JAMCRC
CRC-32/MEF,32,741b8cd7,ffffffff,true,true,00000000,
CRC-32/MPEG-2,32,04c11db7,ffffffff,false,false,00000000,
CRC-32/SATA,32,04c11db7,52325032,false,false,00000000,
CRC-32/XFER,32,000000af,00000000,false,false,00000000,XFER
CRC-40/GSM,40,0004820009,0000000000,false,false,ffffffffff,CRC-40
CRC-64/ECMA-182,64,42f0e1eba9ea3693,0000000000000000,false,false,0000000000000000,CRC-64
CRC-64/GO-ISO,64,000000000000001b,ffffffffffffffff,true,true,ffffffffffffffff,
CRC-64/MS,64,259c84cba6426349,ffffffffffffffff,true,true,0000000000000000,
CRC-64/NVME,64,ad93d23594c93659,ffffffffffffffff,true,true,ffffffffffffffff,
CRC-64/REDIS,64,ad93d23594c935a9,0000000000000000,true,true,0000000000000000,
CRC-64/WE,64,42f0e1eba9ea3693,ffffffffffffffff,false,false,ffffffffffffffff,
CRC-64/XZ,64,42f0e1eba9ea3693,ffffffffffffffff,true,true,ffffffffffffffff,CRC-64/GO-ECMA
CRC-82/DARC,82,0308c0111011401440411,000000000000000000000,true,true,000000000000000000000,
`;

function modelOf(line: string): CrcModel {
  const [name = '', width = '', polynomial = '', initial = '', reflectInput, reflectOutput, finalXor = '', aliases = ''] = line.split(',');
  return {
    name,
    width: Number(width),
    polynomial: BigInt(`0x${polynomial}`),
    initial: BigInt(`0x${initial}`),
    reflectInput: reflectInput === 'true',
    reflectOutput: reflectOutput === 'true',
    finalXor: BigInt(`0x${finalXor}`),
    aliases: aliases === '' ? [] : aliases.split(';'),
  };
}

/** Every named CRC of the table. */
export const CRC_MODELS: readonly CrcModel[] = TABLE.trim().split('\n').map(modelOf);
