/** The last change of a zone's offset at or before a moment. */
export const previousTransition = (place: Temporal.ZonedDateTime): Temporal.ZonedDateTime | undefined =>
  place.add({ nanoseconds: 1 }).getTimeZoneTransition('previous') ?? undefined;

/** The first change of a zone's offset after a moment. */
export const nextTransition = (place: Temporal.ZonedDateTime): Temporal.ZonedDateTime | undefined => place.getTimeZoneTransition('next') ?? undefined;
