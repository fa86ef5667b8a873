/** Names of tags by their numbers (TIFF 6.0; Exif 3.0, section 4.6), those with which a picture is stored left out. */
const named = (text: string): ReadonlyMap<number, string> =>
  new Map(
    text
      .trim()
      .split(/\s+/)
      .map((pair) => {
        const [number = '', name = ''] = pair.split(':');
        return [Number.parseInt(number, 16), name];
      }),
  );

/** Of the directory of the picture and its camera. */
export const EXIF_TAGS = named(`
  00b:ProcessingSoftware 0fe:SubfileType 100:ImageWidth 101:ImageHeight 102:BitsPerSample 103:Compression 106:PhotometricInterpretation
  10d:DocumentName 10e:ImageDescription 10f:Make 110:Model 111:StripOffsets 112:Orientation 115:SamplesPerPixel 116:RowsPerStrip 117:StripByteCounts
  11a:XResolution 11b:YResolution 11c:PlanarConfiguration 11d:PageName 128:ResolutionUnit 129:PageNumber 12d:TransferFunction 131:Software 132:ModifyDate
  13b:Artist 13c:HostComputer 13d:Predictor 13e:WhitePoint 13f:PrimaryChromaticities 142:TileWidth 143:TileLength 144:TileOffsets 145:TileByteCounts
  152:ExtraSamples 153:SampleFormat 201:JPEGInterchangeFormat 202:JPEGInterchangeFormatLength 211:YCbCrCoefficients 212:YCbCrSubSampling
  213:YCbCrPositioning 214:ReferenceBlackWhite 4746:Rating 4749:RatingPercent 8298:Copyright 829a:ExposureTime 829d:FNumber 8822:ExposureProgram
  8824:SpectralSensitivity 8827:ISO 8828:OptoelectricConversionFactor 882a:TimeZoneOffset 882b:SelfTimerMode 8830:SensitivityType
  8831:StandardOutputSensitivity 8832:RecommendedExposureIndex 8833:ISOSpeed 8834:ISOSpeedLatitudeyyy 8835:ISOSpeedLatitudezzz 9000:ExifVersion
  9003:DateTimeOriginal 9004:CreateDate 9010:OffsetTime 9011:OffsetTimeOriginal 9012:OffsetTimeDigitized 9101:ComponentsConfiguration
  9102:CompressedBitsPerPixel 9201:ShutterSpeedValue 9202:ApertureValue 9203:BrightnessValue 9204:ExposureBiasValue 9205:MaxApertureValue
  9206:SubjectDistance 9207:MeteringMode 9208:LightSource 9209:Flash 920a:FocalLength 9211:ImageNumber 9214:SubjectArea 927c:MakerNote
  9286:UserComment 9290:SubSecTime 9291:SubSecTimeOriginal 9292:SubSecTimeDigitized 9400:AmbientTemperature 9401:Humidity 9402:Pressure 9403:WaterDepth
  9404:Acceleration 9405:CameraElevationAngle 9c9b:XPTitle 9c9c:XPComment 9c9d:XPAuthor 9c9e:XPKeywords 9c9f:XPSubject a000:FlashpixVersion
  a001:ColorSpace a002:ExifImageWidth a003:ExifImageHeight a004:RelatedSoundFile a20b:FlashEnergy a20c:SpatialFrequencyResponse
  a20e:FocalPlaneXResolution a20f:FocalPlaneYResolution a210:FocalPlaneResolutionUnit a214:SubjectLocation a215:ExposureIndex a217:SensingMethod
  a300:FileSource a301:SceneType a302:CFAPattern a401:CustomRendered a402:ExposureMode a403:WhiteBalance a404:DigitalZoomRatio
  a405:FocalLengthIn35mmFormat a406:SceneCaptureType a407:GainControl a408:Contrast a409:Saturation a40a:Sharpness a40b:DeviceSettingDescription
  a40c:SubjectDistanceRange a420:ImageUniqueID a430:CameraOwnerName a431:BodySerialNumber a432:LensSpecification a433:LensMake a434:LensModel
  a435:LensSerialNumber a436:ImageTitle a437:Photographer a438:ImageEditor a439:CameraFirmware a43a:RAWDevelopingSoftware
  a43b:ImageEditingSoftware a43c:MetadataEditingSoftware a460:CompositeImage a461:SourceImageNumberOfCompositeImage
  a462:SourceExposureTimesOfCompositeImage a500:Gamma
`);

/** Of the directory of the place. */
export const GPS_TAGS = named(`
  00:GPSVersionID 01:GPSLatitudeRef 02:GPSLatitude 03:GPSLongitudeRef 04:GPSLongitude 05:GPSAltitudeRef 06:GPSAltitude 07:GPSTimeStamp 08:GPSSatellites
  09:GPSStatus 0a:GPSMeasureMode 0b:GPSDOP 0c:GPSSpeedRef 0d:GPSSpeed 0e:GPSTrackRef 0f:GPSTrack 10:GPSImgDirectionRef 11:GPSImgDirection 12:GPSMapDatum
  13:GPSDestLatitudeRef 14:GPSDestLatitude 15:GPSDestLongitudeRef 16:GPSDestLongitude 17:GPSDestBearingRef 18:GPSDestBearing 19:GPSDestDistanceRef
  1a:GPSDestDistance 1b:GPSProcessingMethod 1c:GPSAreaInformation 1d:GPSDateStamp 1e:GPSDifferential 1f:GPSHPositioningError
`);

/** Datasets of the application record of IPTC (IIM 4.2, chapter 6), by their numbers. */
export const IPTC_TAGS: ReadonlyMap<number, string> = new Map([
  [3, 'ObjectTypeReference'],
  [4, 'ObjectAttributeReference'],
  [5, 'ObjectName'],
  [7, 'EditStatus'],
  [10, 'Urgency'],
  [12, 'SubjectReference'],
  [15, 'Category'],
  [20, 'SupplementalCategories'],
  [22, 'FixtureIdentifier'],
  [25, 'Keywords'],
  [26, 'ContentLocationCode'],
  [27, 'ContentLocationName'],
  [30, 'ReleaseDate'],
  [35, 'ReleaseTime'],
  [37, 'ExpirationDate'],
  [38, 'ExpirationTime'],
  [40, 'SpecialInstructions'],
  [55, 'DateCreated'],
  [60, 'TimeCreated'],
  [62, 'DigitalCreationDate'],
  [63, 'DigitalCreationTime'],
  [65, 'OriginatingProgram'],
  [70, 'ProgramVersion'],
  [75, 'ObjectCycle'],
  [80, 'By-line'],
  [85, 'By-lineTitle'],
  [90, 'City'],
  [92, 'Sub-location'],
  [95, 'Province-State'],
  [100, 'Country-PrimaryLocationCode'],
  [101, 'Country-PrimaryLocationName'],
  [103, 'OriginalTransmissionReference'],
  [105, 'Headline'],
  [110, 'Credit'],
  [115, 'Source'],
  [116, 'CopyrightNotice'],
  [118, 'Contact'],
  [120, 'Caption-Abstract'],
  [121, 'LocalCaption'],
  [122, 'Writer-Editor'],
]);
