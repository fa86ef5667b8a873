"""Files of sound that FFmpeg, LAME and Mutagen make, with what Mutagen reads in them (FFmpeg's probe for AC-3).

Run: /usr/bin/python3 test/oracles/documents_audio.py > src/tools/documents/testdata/audio.json  (Debian: ffmpeg, lame, python3-mutagen)
"""
import base64
import hashlib
import json
import os
import subprocess
import tempfile

import mutagen
import mutagen.aiff
import mutagen.apev2
import mutagen.asf
import mutagen.flac
import mutagen.id3
import mutagen.mp3
import mutagen.mp4
import mutagen.oggopus
import mutagen.oggvorbis
import mutagen.wave

folder = tempfile.mkdtemp()
PICTURE = base64.b64decode("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==")


def path(name):
    return os.path.join(folder, name)


def ffmpeg(name, *options, seconds=0.4, rate=16000):
    subprocess.run(
        ["ffmpeg", "-v", "error", "-y", "-f", "lavfi", "-i", f"sine=frequency=440:duration={seconds}:sample_rate={rate}", *options, path(name)], check=True
    )
    return path(name)


def probe(name, *options):
    command = ["ffprobe", "-v", "error", *options, "-of", "csv=p=0", name]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip()


def probed(name):
    return float(probe(name, "-show_entries", "format=duration"))


def read(name):
    with open(name, "rb") as file:
        return file.read()


def sound(info, codec, **more):
    result = {"codec": codec, "durationSeconds": info.length}
    for own, theirs in (("sampleRate", "sample_rate"), ("channels", "channels"), ("bitsPerSample", "bits_per_sample")):
        if getattr(info, theirs, 0):
            result[own] = getattr(info, theirs)
    return {**result, **more}


cases = []


def case(name, result, tags=None, all_tags=None, pictures=None):
    file = read(name)
    expected = {**result}
    if tags is not None:
        expected["tags"] = tags
    cases.append({"name": os.path.basename(name), "file": base64.b64encode(file).decode(), "result": expected, "allTags": all_tags, "pictures": pictures})


def picture(kind="front cover", description=None):
    return [{"kind": kind, "mimeType": "image/png", **({"description": description} if description else {}), "bytes": len(PICTURE), "sha256": hashlib.sha256(PICTURE).hexdigest()}]


TAGS = ["-metadata", "title=Títle 題", "-metadata", "artist=Ann / Bob", "-metadata", "album=Album", "-metadata", "track=3/9", "-metadata", "genre=Jazz", "-metadata", "date=1999"]
COMMON = {"title": "Títle 題", "artist": "Ann / Bob", "album": "Album", "genre": "Jazz", "date": "1999"}

# MP3: both versions of ID3v2 and ID3v1, frames of every kind, APE
for version in (3, 4):
    name = ffmpeg(f"v{version}.mp3", "-b:a", "24k", "-id3v2_version", str(version), "-write_id3v1", "1", *TAGS)
    info = mutagen.mp3.MP3(name).info
    # Mutagen counts what the encoder added at both ends, which FFmpeg's own mark tells of.
    case(name, sound(info, "MPEG 2 Layer 3", container="mp3", mimeType="audio/mpeg", durationSeconds=0.4), {**COMMON, "track": "3/9"})
name = ffmpeg("frames.mp3", "-b:a", "24k", "-write_xing", "0", "-id3v2_version", "0")
tags = mutagen.id3.ID3()
I = mutagen.id3
for frame in (
    I.TIT2(encoding=1, text=["Eins", "Zwei"]),
    I.TPE1(encoding=2, text=["Zoë"]),
    I.TALB(encoding=0, text=["Plain é"]),
    I.TCON(encoding=3, text=["17", "Own"]),
    I.COMM(encoding=3, lang="eng", desc="note", text=["A comment"]),
    I.USLT(encoding=1, lang="deu", desc="", text="La\nla"),
    I.TXXX(encoding=3, desc="MOOD", text=["calm"]),
    I.WXXX(encoding=1, desc="home", url="https://example.com/"),
    I.WOAR(url="https://example.org/a"),
    I.UFID(owner="http://musicbrainz.org", data=b"abc-1"),
    I.APIC(encoding=1, mime="image/png", type=4, desc="Rücken", data=PICTURE),
):
    tags.add(frame)
tags.save(name, v2_version=4)
FRAMES = [
    ["ID3v2.4", "TIT2", "Eins / Zwei", None],
    ["ID3v2.4", "TPE1", "Zoë", None],
    ["ID3v2.4", "TALB", "Plain é", None],
    ["ID3v2.4", "TCON", "Rock / Own", None],
    ["ID3v2.4", "COMM", "A comment", "eng: note"],
    ["ID3v2.4", "USLT", "La\nla", "deu"],
    ["ID3v2.4", "TXXX", "calm", "MOOD"],
    ["ID3v2.4", "WXXX", "https://example.com/", "home"],
    ["ID3v2.4", "WOAR", "https://example.org/a", None],
    ["ID3v2.4", "UFID", "abc-1", "http://musicbrainz.org"],
]
case(name, sound(mutagen.mp3.MP3(name).info, "MPEG 2 Layer 3", bitRate=24000), None, FRAMES, picture("back cover", "Rücken"))
name = ffmpeg("ape.mp3", "-b:a", "24k", "-write_xing", "0", "-id3v2_version", "0", "-write_id3v1", "1", "-metadata", "title=Short")
ape = mutagen.apev2.APEv2()
ape["Title"] = "From APE"
ape["Artist"] = ["One", "Two"]
ape["Cover Art (Front)"] = mutagen.apev2.APEValue(b"front.png\0" + PICTURE, mutagen.apev2.BINARY)
ape.save(name)
case(name, {"container": "mp3"}, {"title": "From APE", "artist": "One / Two"}, None, picture("front cover", "front.png"))

# FLAC, Ogg and Opus
name = ffmpeg("a.flac", "-ac", "2", "-sample_fmt", "s16", *TAGS)
flac = mutagen.flac.FLAC(name)
cover = mutagen.flac.Picture()
cover.type, cover.mime, cover.desc, cover.data = 3, "image/png", "Vorn", PICTURE
flac.add_picture(cover)
flac["mood"] = ["calm", "warm"]
flac.save()
case(name, sound(flac.info, "FLAC", container="flac", mimeType="audio/flac"), {**COMMON, "encoder": flac["encoder"][0]}, None, picture("front cover", "Vorn"))
name = ffmpeg("a.ogg", "-c:a", "libvorbis", "-q:a", "0", *TAGS)
vorbis = mutagen.oggvorbis.OggVorbis(name)
vorbis["metadata_block_picture"] = [base64.b64encode(cover.write()).decode()]
vorbis.save()
case(name, sound(vorbis.info, "Vorbis", container="ogg", mimeType="audio/ogg"), COMMON, None, picture("front cover", "Vorn"))
name = ffmpeg("a.opus", "-c:a", "libopus", "-b:a", "8k", *TAGS)
opus = mutagen.oggopus.OggOpus(name)
case(name, sound(opus.info, "Opus", container="opus", sampleRate=48000), COMMON)

# WAVE and AIFF
name = ffmpeg("a.wav", *TAGS, seconds=0.1, rate=8000)
case(name, sound(mutagen.wave.WAVE(name).info, "PCM", container="wav", mimeType="audio/wav"), COMMON)
name = ffmpeg("b.wav", "-c:a", "pcm_u8", "-write_bext", "1", "-metadata", "description=Take 7", "-metadata", "originator=Studio", "-metadata", "origination_date=2020-01-02", seconds=0.1, rate=8000)
case(name, {"container": "wav", "bitsPerSample": 8}, {"date": "2020-01-02", "comment": "Take 7"})
name = ffmpeg("a.aiff", "-metadata", "title=Name of it", "-write_id3v2", "1", seconds=0.1, rate=8000)
case(name, sound(mutagen.aiff.AIFF(name).info, "PCM", container="aiff", mimeType="audio/aiff", brand="AIFF"), {"title": "Name of it"})

# MPEG-4
name = ffmpeg("a.m4a", "-c:a", "aac", "-b:a", "16k", *TAGS)
mp4 = mutagen.mp4.MP4(name)
mp4["covr"] = [mutagen.mp4.MP4Cover(PICTURE, imageformat=mutagen.mp4.MP4Cover.FORMAT_PNG)]
mp4["tmpo"] = [120]
mp4["----:com.apple.iTunes:MOOD"] = [b"calm"]
mp4.save()
case(name, {"container": "m4a", "mimeType": "audio/mp4", "codec": "AAC", "sampleRate": 16000, "channels": int(probe(name, "-select_streams", "a", "-show_entries", "stream=channels")), "durationSeconds": probed(name)}, {**COMMON, "track": "3/9"}, None, picture())
name = ffmpeg("b.m4a", "-c:a", "alac", "-ac", "2", "-metadata", "title=Lossless", seconds=0.1, rate=8000)
alac = mutagen.mp4.MP4(name).info
case(name, {"codec": "ALAC", "sampleRate": 8000, "channels": 2, "bitsPerSample": 16, "durationSeconds": alac.length}, {"title": "Lossless"})

# AAC, AC-3 and WMA
name = ffmpeg("a.aac", "-c:a", "aac", "-b:a", "16k")
packets = int(probe(name, "-count_packets", "-show_entries", "stream=nb_read_packets"))
case(name, {"container": "aac", "codec": "AAC LC, MPEG-4", "sampleRate": 16000, "channels": 1, "durationSeconds": packets * 1024 / 16000})
name = ffmpeg("a.ac3", "-c:a", "ac3", "-b:a", "64k", "-ac", "2", seconds=0.1, rate=44100)
case(name, {"container": "ac3", "mimeType": "audio/ac3", "sampleRate": 44100, "channels": 2, "bitRate": 64000})
name = ffmpeg("b.ac3", "-c:a", "ac3", "-b:a", "384k", "-ac", "6", seconds=0.05, rate=48000)
case(name, {"sampleRate": 48000, "channels": 6, "bitRate": 384000})
name = ffmpeg("a.wma", "-c:a", "wmav2", "-b:a", "24k", "-ac", "1", *TAGS)
asf = mutagen.asf.ASF(name)
value = mutagen.asf.ASFByteArrayAttribute(data=bytes([3]) + len(PICTURE).to_bytes(4, "little") + "image/png\0Vorn\0".encode("utf-16-le") + PICTURE)
asf["WM/Picture"] = [value]
asf.save()
case(name, sound(asf.info, "Windows Media Audio 2", container="wma", mimeType="audio/x-ms-wma"), COMMON, None, picture("front cover", "Vorn"))
print(json.dumps(cases, ensure_ascii=False))
