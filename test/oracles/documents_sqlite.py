"""SQLite databases made by Python's sqlite3, with what it says of them and answers to queries.

Run with any Python 3 whose SQLite has FTS5:
    python3 test/oracles/documents_sqlite.py > src/tools/documents/testdata/sqlite.json
"""

import base64
import gzip
import json
import math
import os
import sqlite3
import tempfile

VECTORS = []
FILES = []


def value(given):
    if isinstance(given, bytes):
        return base64.b64encode(given).decode()
    if isinstance(given, int) and abs(given) > 2**53:
        return str(given)
    if isinstance(given, float) and not math.isfinite(given):
        return None
    return given


def column(row):
    _, name, kind, not_null, default, key, hidden = row
    facts = {"name": name, "type": kind, "notNull": bool(not_null), "primaryKey": key}
    return facts if default is None else {**facts, "defaultValue": default}


def described(connection, journal):
    schema = connection.execute("SELECT type, name, tbl_name, sql FROM sqlite_master").fetchall()
    own = [entry for entry in schema if not entry[1].startswith("sqlite_")]
    setting = lambda name: connection.execute(f"PRAGMA {name}").fetchone()[0]
    quoted = lambda name: '"%s"' % name.replace('"', '""')
    return {
        "tables": [
            {
                "name": name,
                "rows": connection.execute(f"SELECT count(*) FROM {quoted(name)}").fetchone()[0],
                "columns": [column(row) for row in connection.execute(f"PRAGMA table_xinfo({quoted(name)})") if row[6] != 1],
                "indexes": [entry[1] for entry in own if entry[0] == "index" and entry[2] == name],
                "sql": sql,
            }
            for kind, name, _, sql in own
            if kind == "table"
        ],
        "views": [{"name": name, "sql": sql} for kind, name, _, sql in own if kind == "view"],
        "triggers": [{"name": name, "table": table, "sql": sql} for kind, name, table, sql in own if kind == "trigger"],
        "pageSize": setting("page_size"),
        "pageCount": setting("page_count"),
        "encoding": setting("encoding"),
        "userVersion": setting("user_version"),
        "applicationId": setting("application_id"),
        "journalMode": journal,
        "integrity": setting("quick_check"),
    }


def case(script, queries=(), journal="delete"):
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "a.db")
        connection = sqlite3.connect(path, isolation_level=None)
        connection.executescript(script)
        facts = described(connection, journal)
        answers = []
        for sql, parameters in queries:
            cursor = connection.execute(sql, parameters)
            answers.append({"columns": [entry[0] for entry in cursor.description], "rows": [[value(item) for item in row] for row in cursor]})
        connection.close()
        FILES.append(base64.b64encode(gzip.compress(open(path, "rb").read(), 9, mtime=0)).decode())
    place = len(FILES) - 1
    VECTORS.append({"file": place, "inputs": {}, "result": facts})
    for (sql, parameters), answer in zip(queries, answers):
        inputs = {"sql": sql, **({"parameters": list(parameters)} if parameters else {})}
        VECTORS.append({"file": place, "inputs": inputs, "result": {**answer, "truncated": False}})


SCHEMA = """
PRAGMA page_size = 512; PRAGMA user_version = 42; PRAGMA application_id = -5;
CREATE TABLE "odd ""name" (a INT NOT NULL DEFAULT 'x''y', b, "c d" VARCHAR(10) DEFAULT (1+2), PRIMARY KEY (b, a)) WITHOUT ROWID;
CREATE TABLE u (id INTEGER PRIMARY KEY AUTOINCREMENT, e TEXT UNIQUE, g GENERATED ALWAYS AS (id * 2), s GENERATED ALWAYS AS (id * 3) STORED);
CREATE INDEX i1 ON u (e DESC); CREATE UNIQUE INDEX i2 ON u (id) WHERE e IS NOT NULL; CREATE INDEX "i 3" ON "odd ""name" (a);
CREATE VIEW v AS SELECT e FROM u WHERE id > 1;
CREATE TRIGGER t1 AFTER INSERT ON u BEGIN UPDATE u SET e = upper(new.e) WHERE id = new.id; END;
INSERT INTO u (e) VALUES ('a'), ('b'), (NULL);
INSERT INTO "odd ""name" (a, b) VALUES (1, x'00ff'), (2, 2.5);
CREATE TABLE big (x); INSERT INTO big VALUES (replace(hex(zeroblob(1500)), '00', 'é')), (9223372036854775807), (-9007199254740993), (9007199254740992), (1e999), (-0.5), (x'');
"""
case(
    SCHEMA,
    [
        ("SELECT * FROM u ORDER BY id", ()),
        ('SELECT b, a, "c d" AS "c d", b FROM "odd ""name" ORDER BY a', ()),
        ("SELECT x, typeof(x), length(x) FROM big", ()),
        ("WITH RECURSIVE n(i) AS (VALUES(1) UNION ALL SELECT i + 1 FROM n WHERE i < ?) SELECT sum(i), ?, ? FROM n", (100, "é", 2.5)),
        ("VALUES (1, 'a'), (2, NULL);  -- end", ()),
        ("SELECT e, row_number() OVER (ORDER BY e) FROM v", ()),
    ],
)
case("PRAGMA encoding = 'UTF-16le'; CREATE TABLE t (x); INSERT INTO t VALUES ('é€😀');", [("SELECT x FROM t", ())])
case("PRAGMA encoding = 'UTF-16be'; PRAGMA page_size = 65536; CREATE TABLE t (x); INSERT INTO t VALUES ('é');", [("SELECT x FROM t", ())])
case("PRAGMA journal_mode = WAL; CREATE TABLE t (x); INSERT INTO t VALUES (1);", [("SELECT x FROM t", ())], "wal")
case("CREATE VIRTUAL TABLE f USING fts5(body); INSERT INTO f VALUES ('the quick fox'), ('lazy dogs');", [("SELECT body FROM f WHERE f MATCH ?", ("quick",))])
print(json.dumps({"files": FILES, "vectors": VECTORS}, ensure_ascii=False))
