"""Parquet files that pyarrow writes, in all its encodings and codecs, with the rows that were given to it.

Run with a Python that has pyarrow:
    python3 test/oracles/documents_parquet.py > src/tools/documents/testdata/parquet.json
"""

import base64
import datetime
import decimal
import io
import json
import math
import random

import pyarrow as pa
import pyarrow.parquet as pq

D = decimal.Decimal
RANDOM = random.Random(7)
COUNT = 8
UNITS = {"s": (1, 0), "ms": (10**3, 3), "us": (10**6, 6), "ns": (10**9, 9)}


def scalar(value, kind):
    """A value by the rules of the catalogue."""
    types = pa.types
    if value is None or types.is_null(kind):
        return None
    if types.is_integer(kind):
        return value if abs(value) <= 2**53 else str(value)
    if types.is_floating(kind):
        return float(value) if math.isfinite(value) else None
    if types.is_decimal(kind):
        return format(value, "f")
    if types.is_dictionary(kind):
        return scalar(value, kind.value_type)
    if types.is_binary(kind) or types.is_fixed_size_binary(kind):
        return base64.b64encode(value).decode()
    if types.is_date(kind):
        return value.isoformat()
    if types.is_struct(kind):
        return {field.name: scalar(value.get(field.name), field.type) for field in kind}
    if types.is_map(kind):
        return [{"key": scalar(key, kind.key_type), "value": scalar(item, kind.item_type)} for key, item in value]
    if types.is_list(kind):
        return [scalar(item, kind.value_type) for item in value]
    return value


def moment(number, kind):
    """A time of day or a timestamp, from how many of its unit there are."""
    per, digits = UNITS[kind.unit]
    seconds, rest = divmod(number, per)
    fraction = str(rest).zfill(digits).rstrip("0") if rest else ""
    fraction = "." + fraction if fraction else ""
    if pa.types.is_time(kind):
        return "%02d:%02d:%02d%s" % (seconds // 3600, seconds // 60 % 60, seconds % 60, fraction)
    day = datetime.datetime(1970, 1, 1) + datetime.timedelta(seconds=seconds)
    return day.isoformat() + fraction + ("Z" if kind.tz else "")


def column(array):
    kind = array.type
    if pa.types.is_timestamp(kind) or pa.types.is_time(kind):
        whole = array.cast(pa.int32() if pa.types.is_time32(kind) else pa.int64())
        return [None if number is None else moment(number, kind) for number in whole.to_pylist()]
    return [scalar(value, kind) for value in array.to_pylist()]


def integers(low, high):
    return [RANDOM.randint(low, high) if RANDOM.random() > 0.2 else None for _ in range(COUNT)]


SCALARS = pa.table(
    {
        "i8": pa.array(integers(-128, 127), pa.int8()),
        "u8": pa.array(integers(0, 255), pa.uint8()),
        "u16": pa.array(integers(0, 65535), pa.uint16()),
        "i32": pa.array(integers(-(2**31), 2**31 - 1), pa.int32()),
        "u32": pa.array(integers(0, 2**32 - 1), pa.uint32()),
        "i64": pa.array(integers(-(2**63), 2**63 - 1), pa.int64()),
        "u64": pa.array(integers(0, 2**64 - 1), pa.uint64()),
        "small": pa.array(integers(-5, 5), pa.int64()),
        "f": pa.array([0.5, None, math.nan, math.inf, -1.25, 3e30, 0.1, 2.0], pa.float32()),
        "d": pa.array([0.1, None, math.nan, -math.inf, 1e300, 5e-324, -2.5, 1.0], pa.float64()),
        "h": pa.array([0.5, None, 65504.0, -6.103515625e-05, 5.960464477539063e-08, 0.333251953125, 1.0, -2.0], pa.float16()),
        "b": pa.array([True, None, False, True, True, False, False, None]),
        "s": pa.array(["a", "", "é€😀", None, "a", "b" * 50, "a", "ab"]),
        "bin": pa.array([b"\0\xff", b"", None, b"abc", b"abd", b"x", b"y", b"z"]),
        "fix": pa.array([b"abcd", None, b"\0\1\2\3", b"efgh", b"efgx", b"efgy", b"aaaa", b"bbbb"], pa.binary(4)),
        "dec9": pa.array([D("1.50"), None, D("-0.05"), D("9999999.99"), D("0"), D("12"), D("-1"), D("3.14")], pa.decimal128(9, 2)),
        "dec38": pa.array(
            [
                D("12345678901234567890123456789.123456789"),
                None,
                D("-0.000000001"),
                D("1"),
                D("-99999999999999999999999999999.999999999"),
                D("0"),
                D("7"),
                D("8"),
            ],
            pa.decimal128(38, 9),
        ),
        "dec76": pa.array([D("1e60"), None, D("-1"), D("1"), D("2"), D("0"), D("7"), D("8")], pa.decimal256(76, 3)),
        "date": pa.array(
            [
                datetime.date(2024, 2, 29),
                None,
                datetime.date(1, 1, 1),
                datetime.date(9999, 12, 31),
                datetime.date(1969, 12, 31),
                datetime.date(1970, 1, 1),
                datetime.date(1600, 2, 29),
                datetime.date(1900, 3, 1),
            ]
        ),
        "tms": pa.array([0, 1, None, 86399999, 1500, 10, 100, 3600000], pa.time32("ms")),
        "tus": pa.array([0, 1, None, 86399999999, 1500, 10, 100, 3600000], pa.time64("us")),
        "tns": pa.array([0, 1, None, 86399999999999, 1500, 10, 100, 3600000], pa.time64("ns")),
        "ts_ms": pa.array([0, 1, None, -1, 1709209876123, 1709209876120, -62135596800000, 253402300799999], pa.timestamp("ms")),
        "ts_us_utc": pa.array([0, 1, None, -1, 1709209876123456, 1709209876000000, 5, 6], pa.timestamp("us", "UTC")),
        "ts_ns": pa.array([0, 1, None, -1, 1709209876123456789, 1709209876123000000, -9223372036854775000, 9223372036854775807], pa.timestamp("ns")),
        "dic": pa.array(["x", "y", None, "x", "x", "y", "z", "x"]).dictionary_encode(),
    }
)


NESTED = pa.table(
    {
        "l": pa.array([[1, 2], [], None, [3, None]], pa.list_(pa.int32())),
        "ll": pa.array([[["a"], [], None, ["b", "c"]], [], None, [[None]]], pa.list_(pa.list_(pa.string()))),
        "s": pa.array(
            [{"x": 1, "y": {"z": "q"}}, None, {"x": None, "y": None}, {"x": 2, "y": {"z": None}}],
            pa.struct([("x", pa.int64()), ("y", pa.struct([("z", pa.string())]))]),
        ),
        "m": pa.array([[("a", 1), ("b", None)], [], None, [("c", 3)]], pa.map_(pa.string(), pa.int32())),
        "ls": pa.array(
            [[{"a": 1, "b": [1, 2]}, {"a": 2, "b": None}], None, [], [None, {"a": None, "b": []}]],
            pa.list_(pa.struct([("a", pa.int32()), ("b", pa.list_(pa.int32()))])),
        ),
        "n": pa.array([None] * 4, pa.null()),
    }
)


VECTORS = []


def case(table, limit=None, offset=None, **options):
    target = io.BytesIO()
    pq.write_table(table, target, **{"store_schema": False, "write_statistics": False, **options})
    columns = {name: column(table.column(name).combine_chunks()) for name in table.column_names}
    rows = [{name: columns[name][row] for name in columns} for row in range(table.num_rows)]
    first = offset or 0
    given = rows[first : first + (limit or 1000)]
    inputs = {"file": base64.b64encode(target.getvalue()).decode()}
    if limit is not None:
        inputs["limit"] = limit
    if offset is not None:
        inputs["offset"] = offset
    facts = pq.read_metadata(target)
    result = {
        "keyValueMetadata": {},
        "rows": given,
        "count": len(given),
        "totalRows": facts.num_rows,
        "rowGroups": facts.num_row_groups,
        "createdBy": facts.created_by,
        "schema": [{"name": field.name, "nullable": field.nullable} for field in table.schema],
    }
    VECTORS.append({"tool": "parquet-to-json-converter", "inputs": inputs, "result": result})


case(SCALARS, compression="NONE")
FEW = SCALARS.select(["s", "i64", "ts_ns"])
for codec in ["SNAPPY", "GZIP", "BROTLI", "ZSTD", "LZ4"]:
    case(FEW, compression=codec)
case(FEW, data_page_version="2.0", compression="SNAPPY")
case(FEW, use_dictionary=False, compression="ZSTD", write_page_checksum=True)
case(SCALARS.select(["i32", "i64", "f", "d", "fix", "dec9", "h"]), use_dictionary=False, use_byte_stream_split=True, compression="NONE")
for names, encoding in [
    (["i32", "i64", "small", "ts_ns"], "DELTA_BINARY_PACKED"),
    (["s", "bin"], "DELTA_LENGTH_BYTE_ARRAY"),
    (["s", "bin", "fix"], "DELTA_BYTE_ARRAY"),
]:
    case(SCALARS.select(names), use_dictionary=False, column_encoding={name: encoding for name in names}, compression="NONE")
BITS = pa.table({"b": [True] * 100 + [False, None] * 50})
case(BITS, limit=9, offset=95, use_dictionary=False, column_encoding={"b": "RLE"}, data_page_version="2.0", compression="NONE")
case(NESTED, compression="SNAPPY")
case(NESTED.select(["l", "ls"]), compression="NONE", data_page_version="2.0", use_compliant_nested_type=False)
PAGED = pa.table({"n": pa.array(range(120)), "s": ["v%d" % (row % 70) for row in range(120)], "l": [[row] * (row % 4) for row in range(120)]})
for offset, limit in [(25, 20), (119, 5), (120, 5)]:
    case(PAGED, limit=limit, offset=offset, row_group_size=40, data_page_size=100, compression="ZSTD")
case(SCALARS.select(["ts_ns"]), use_deprecated_int96_timestamps=True, compression="NONE")
case(pa.table({"a": pa.array([], pa.int32())}), compression="NONE")
REQUIRED = pa.schema([pa.field("r", pa.int32(), False), pa.field("s", pa.string(), False)])
case(pa.table([pa.array([1, 2], pa.int32()), pa.array(["p", "q"])], schema=REQUIRED), compression="NONE", store_schema=True)
files = []
for vector in VECTORS:
    text = vector["inputs"]["file"]
    if text not in files:
        files.append(text)
    vector["inputs"]["file"] = "@%d" % files.index(text)
print(json.dumps({"files": files, "vectors": VECTORS}, ensure_ascii=False))
