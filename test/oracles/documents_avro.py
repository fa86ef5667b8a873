"""Avro files that Apache's own Python library writes, in its codecs, with the records that were given to it.

Run with a Python that has avro, snappy and zstandard (Debian: python3-avro python3-snappy python3-zstandard):
    /usr/bin/python3 test/oracles/documents_avro.py > src/tools/documents/testdata/avro.json
"""

import base64
import datetime
import decimal
import io
import json
import random

import avro.datafile
import avro.io
import avro.schema

RANDOM = random.Random(11)
UTC = datetime.timezone.utc

SCHEMA = {
    "type": "record",
    "name": "Row",
    "namespace": "org.example",
    "fields": [
        {"name": "none", "type": "null"},
        {"name": "flag", "type": "boolean"},
        {"name": "small", "type": "int"},
        {"name": "large", "type": "long"},
        {"name": "single", "type": "float"},
        {"name": "double", "type": "double"},
        {"name": "bytes", "type": "bytes"},
        {"name": "text", "type": "string"},
        {"name": "suit", "type": {"type": "enum", "name": "Suit", "symbols": ["SPADES", "HEARTS", "CLUBS"]}},
        {"name": "fixed", "type": {"type": "fixed", "name": "Four", "size": 4}},
        {"name": "again", "type": "org.example.Four"},
        {"name": "list", "type": {"type": "array", "items": "long"}},
        {"name": "map", "type": {"type": "map", "values": ["null", "string", "Suit"]}},
        {"name": "either", "type": ["null", "long", "string"]},
        {
            "name": "node",
            "type": [
                "null",
                {"type": "record", "name": "Node", "fields": [{"name": "value", "type": "int"}, {"name": "next", "type": ["null", "Node"]}]},
            ],
        },
        {"name": "day", "type": {"type": "int", "logicalType": "date"}},
        {"name": "millis", "type": {"type": "int", "logicalType": "time-millis"}},
        {"name": "micros", "type": {"type": "long", "logicalType": "time-micros"}},
        {"name": "at", "type": {"type": "long", "logicalType": "timestamp-millis"}},
        {"name": "exactly", "type": {"type": "long", "logicalType": "timestamp-micros"}},
        {"name": "price", "type": {"type": "bytes", "logicalType": "decimal", "precision": 12, "scale": 2}},
        {"name": "rate", "type": {"type": "fixed", "name": "Rate", "size": 8, "logicalType": "decimal", "precision": 18, "scale": 6}},
    ],
}


def iso_time(value):
    return value.strftime("%H:%M:%S") + (f".{value.microsecond:06d}".rstrip("0") if value.microsecond else "")


def iso(value):
    return value.strftime("%Y-%m-%dT") + iso_time(value) + "Z"


def whole(value):
    return value if abs(value) <= 2**53 else str(value)


def node(length):
    return None if length == 0 else {"value": length, "next": node(length - 1)}


def row(index):
    """A record, and what the tool gives for it."""
    pick = RANDOM.choice
    moment = datetime.datetime(1970, 1, 1, tzinfo=UTC) + datetime.timedelta(days=RANDOM.randint(-20000, 60000), microseconds=RANDOM.randint(0, 86_400_000_000 - 1))
    to_millis = moment.replace(microsecond=moment.microsecond // 1000 * 1000)
    large = pick([0, -1, 63, 64, -65, 2**31, -(2**53), 2**53 + 1, 2**63 - 1, -(2**63), RANDOM.randint(-(2**62), 2**62)])
    price = decimal.Decimal(RANDOM.randint(-(10**11), 10**11)).scaleb(-2)
    rate = decimal.Decimal(RANDOM.randint(-(10**17), 10**17)).scaleb(-6)
    raw = RANDOM.randbytes(RANDOM.randint(0, 9))
    four = RANDOM.randbytes(4)
    record = {
        "none": None,
        "flag": bool(index % 2),
        "small": pick([0, -1, 2**31 - 1, -(2**31), RANDOM.randint(-1000, 1000)]),
        "large": large,
        "single": RANDOM.randint(-(2**20), 2**20) / 64,
        "double": RANDOM.uniform(-1e9, 1e9),
        "bytes": raw,
        "text": pick(["", "é", "日本語", "a" * 200, "x\u0000y", "\U0001f600"]),
        "suit": pick(["SPADES", "HEARTS", "CLUBS"]),
        "fixed": four,
        "again": four[::-1],
        "list": [RANDOM.randint(-100, 100) for _ in range(RANDOM.randint(0, 5))],
        "map": {key: pick([None, "HEARTS", "other"]) for key in RANDOM.sample(["a", "b", "é", "__proto__"], RANDOM.randint(0, 4))},
        "either": pick([None, 7, "seven"]),
        "node": node(RANDOM.randint(0, 3)),
        "day": moment.date(),
        "millis": to_millis.timetz().replace(tzinfo=None),
        "micros": moment.timetz().replace(tzinfo=None),
        "at": to_millis,
        "exactly": moment,
        "price": price,
        "rate": rate,
    }
    shown = {
        **record,
        "large": whole(large),
        "bytes": base64.b64encode(raw).decode(),
        "fixed": base64.b64encode(four).decode(),
        "again": base64.b64encode(four[::-1]).decode(),
        "day": record["day"].isoformat(),
        "millis": iso_time(record["millis"]),
        "micros": iso_time(record["micros"]),
        "at": iso(to_millis),
        "exactly": iso(moment),
        "price": f"{price:.2f}",
        "rate": f"{rate:.6f}",
    }
    return record, shown


def written(schema, records, codec="null", per_block=None, metadata=None):
    file = io.BytesIO()
    writer = avro.datafile.DataFileWriter(file, avro.io.DatumWriter(), avro.schema.parse(json.dumps(schema)), codec=codec)
    for key, value in (metadata or {}).items():
        writer.set_meta(key, value)
    for index, record in enumerate(records):
        writer.append(record)
        if per_block and (index + 1) % per_block == 0:
            writer.sync()
    writer.flush()
    return base64.b64encode(file.getvalue()).decode()


cases = []
for codec in ("null", "deflate", "snappy", "zstandard"):
    rows = [row(index) for index in range(12)]
    cases.append({"file": written(SCHEMA, [record for record, _ in rows], codec, 5), "codec": codec, "records": [shown for _, shown in rows]})
for schema, records in (("string", ["a", "", "é"]), ({"type": "array", "items": "int"}, [[], [1, 2], [-3]]), (["null", "double"], [None, 1.5, None])):
    cases.append({"file": written(schema, records), "codec": "null", "records": records})

people = {"type": "record", "name": "Person", "fields": [{"name": "id", "type": "long"}, {"name": "name", "type": ["null", "string"]}]}
tiny = written(people, [{"id": 1, "name": "Ann"}, {"id": 2, "name": None}])
print(json.dumps({"schema": SCHEMA, "tiny": tiny, "cases": cases}, ensure_ascii=False))
