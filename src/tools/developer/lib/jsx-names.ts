/** React's names of attributes whose names in HTML and SVG are others (react.dev, common components; SVG attributes). */
const WORDS =
  `accept-charset acceptCharset accesskey accessKey allowfullscreen allowFullScreen autocapitalize autoCapitalize autocomplete autoComplete autocorrect autoCorrect
autofocus autoFocus autoplay autoPlay cellpadding cellPadding cellspacing cellSpacing charset charSet class className classid classID colspan colSpan contenteditable contentEditable
contextmenu contextMenu controlslist controlsList crossorigin crossOrigin datetime dateTime disablepictureinpicture disablePictureInPicture disableremoteplayback disableRemotePlayback
enctype encType enterkeyhint enterKeyHint fetchpriority fetchPriority for htmlFor formaction formAction formenctype formEncType formmethod formMethod formnovalidate formNoValidate
formtarget formTarget frameborder frameBorder hreflang hrefLang http-equiv httpEquiv imagesizes imageSizes imagesrcset imageSrcSet inputmode inputMode itemid itemID itemprop itemProp
itemref itemRef itemscope itemScope itemtype itemType keyparams keyParams keytype keyType marginheight marginHeight marginwidth marginWidth maxlength maxLength mediagroup mediaGroup
minlength minLength nomodule noModule novalidate noValidate playsinline playsInline popovertarget popoverTarget popovertargetaction popoverTargetAction radiogroup radioGroup readonly readOnly
referrerpolicy referrerPolicy rowspan rowSpan spellcheck spellCheck srcdoc srcDoc srclang srcLang srcset srcSet tabindex tabIndex usemap useMap
accent-height accentHeight alignment-baseline alignmentBaseline arabic-form arabicForm baseline-shift baselineShift cap-height capHeight clip-path clipPath clip-rule clipRule
color-interpolation colorInterpolation color-interpolation-filters colorInterpolationFilters color-profile colorProfile color-rendering colorRendering dominant-baseline dominantBaseline
enable-background enableBackground fill-opacity fillOpacity fill-rule fillRule flood-color floodColor flood-opacity floodOpacity font-family fontFamily font-size fontSize
font-size-adjust fontSizeAdjust font-stretch fontStretch font-style fontStyle font-variant fontVariant font-weight fontWeight glyph-name glyphName
glyph-orientation-horizontal glyphOrientationHorizontal glyph-orientation-vertical glyphOrientationVertical horiz-adv-x horizAdvX horiz-origin-x horizOriginX image-rendering imageRendering
letter-spacing letterSpacing lighting-color lightingColor marker-end markerEnd marker-mid markerMid marker-start markerStart overline-position overlinePosition
overline-thickness overlineThickness paint-order paintOrder panose-1 panose1 pointer-events pointerEvents rendering-intent renderingIntent shape-rendering shapeRendering
stop-color stopColor stop-opacity stopOpacity strikethrough-position strikethroughPosition strikethrough-thickness strikethroughThickness stroke-dasharray strokeDasharray
stroke-dashoffset strokeDashoffset stroke-linecap strokeLinecap stroke-linejoin strokeLinejoin stroke-miterlimit strokeMiterlimit stroke-opacity strokeOpacity stroke-width strokeWidth
text-anchor textAnchor text-decoration textDecoration text-rendering textRendering transform-origin transformOrigin underline-position underlinePosition
underline-thickness underlineThickness unicode-bidi unicodeBidi unicode-range unicodeRange units-per-em unitsPerEm v-alphabetic vAlphabetic v-hanging vHanging v-ideographic vIdeographic
v-mathematical vMathematical vector-effect vectorEffect vert-adv-y vertAdvY vert-origin-x vertOriginX vert-origin-y vertOriginY word-spacing wordSpacing writing-mode writingMode
x-height xHeight xlink:actuate xlinkActuate xlink:arcrole xlinkArcrole xlink:href xlinkHref xlink:role xlinkRole xlink:show xlinkShow xlink:title xlinkTitle xlink:type xlinkType
xml:base xmlBase xml:lang xmlLang xml:space xmlSpace xmlns:xlink xmlnsXlink`.split(/\s+/);

export const ATTRIBUTE_NAMES: ReadonlyMap<string, string> = new Map(
  Array.from({ length: WORDS.length / 2 }, (_, index) => [WORDS[2 * index] ?? '', WORDS[2 * index + 1] ?? ''] as const),
);

/** Events whose React names are not simply capitalised by words that can be told (react.dev). */
export const EVENT_NAMES: ReadonlyMap<string, string> = new Map(
  `onAbort onAnimationEnd onAnimationIteration onAnimationStart onAuxClick onBeforeInput onBeforeToggle onBlur onCanPlay onCanPlayThrough onChange onClick onClose onCompositionEnd
onCompositionStart onCompositionUpdate onContextMenu onCopy onCut onDoubleClick onDrag onDragEnd onDragEnter onDragExit onDragLeave onDragOver onDragStart onDrop onDurationChange
onEmptied onEncrypted onEnded onError onFocus onGotPointerCapture onInput onInvalid onKeyDown onKeyPress onKeyUp onLoad onLoadedData onLoadedMetadata onLoadStart onLostPointerCapture
onMouseDown onMouseEnter onMouseLeave onMouseMove onMouseOut onMouseOver onMouseUp onPaste onPause onPlay onPlaying onPointerCancel onPointerDown onPointerEnter onPointerLeave
onPointerMove onPointerOut onPointerOver onPointerUp onProgress onRateChange onReset onResize onScroll onScrollEnd onSeeked onSeeking onSelect onStalled onSubmit onSuspend onTimeUpdate
onToggle onTouchCancel onTouchEnd onTouchMove onTouchStart onTransitionEnd onVolumeChange onWaiting onWheel`
    .split(/\s+/)
    .map((name) => [name.toLowerCase(), name] as const)
    .concat([['ondblclick', 'onDoubleClick']]),
);

/** Attributes that are true by being there (HTML Standard). */
export const BOOLEAN_ATTRIBUTES = new Set(
  'allowfullscreen async autofocus autoplay checked controls default defer disabled formnovalidate hidden inert ismap itemscope loop multiple muted nomodule novalidate open playsinline readonly required reversed selected'.split(
    ' ',
  ),
);
