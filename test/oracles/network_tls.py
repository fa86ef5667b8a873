"""Hellos of Python's ssl module (OpenSSL) with their fingerprints: JA3 and JA3S by tshark, JA4 by its description, written here anew.

Run: python3 test/oracles/network_tls.py > src/tools/network/testdata/tls.json  (needs openssl, tshark and text2pcap)
"""
import hashlib
import json
import os
import ssl
import struct
import subprocess
import tempfile

folder = tempfile.mkdtemp()
certificate, key = os.path.join(folder, "c.pem"), os.path.join(folder, "k.pem")
subprocess.run(
    ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-keyout", key, "-out", certificate, "-days", "3650", "-subj", "/CN=example.com"],
    check=True,
    capture_output=True,
)


def context(side, low=None, high=None, ciphers=None, protocols=None):
    made = ssl.SSLContext(side)
    made.check_hostname = False
    made.verify_mode = ssl.CERT_NONE
    if low:
        made.minimum_version = low
    if high:
        made.maximum_version = high
    if ciphers:
        made.set_ciphers(ciphers)
    if protocols:
        made.set_alpn_protocols(protocols)
    if side == ssl.PROTOCOL_TLS_SERVER:
        made.load_cert_chain(certificate, key)
    return made


def hellos(name, client, server):
    """What both sides say first."""
    one, other = ssl.MemoryBIO(), ssl.MemoryBIO()
    third, fourth = ssl.MemoryBIO(), ssl.MemoryBIO()
    caller = client.wrap_bio(one, other, server_hostname=name)
    called = server.wrap_bio(third, fourth, server_side=True)
    try:
        caller.do_handshake()
    except ssl.SSLWantReadError:
        pass
    said = other.read()
    third.write(said)
    try:
        called.do_handshake()
    except ssl.SSLWantReadError:
        pass
    return said, fourth.read()


def first_record(data):
    return data[: 5 + struct.unpack(">H", data[3:5])[0]]


def by_tshark(data, port, field):
    dump = os.path.join(folder, "dump.txt")
    with open(dump, "w") as file:
        for start in range(0, len(data), 16):
            file.write(f"{start:06x} " + " ".join(f"{byte:02x}" for byte in data[start : start + 16]) + "\n")
    pcap = os.path.join(folder, "dump.pcap")
    ports = f"{port},50000" if port == 443 else "50000,443"
    subprocess.run(["text2pcap", "-q", "-T", ports, dump, pcap], check=True, capture_output=True)
    return subprocess.run(["tshark", "-r", pcap, "-T", "fields", "-e", field], check=True, capture_output=True, text=True).stdout.strip()


def parts(record):
    """Version, ciphers and extensions of a hello."""
    body = record[9:]
    version = struct.unpack(">H", body[:2])[0]
    at = 35 + body[34]
    if record[5] == 1:
        size = struct.unpack(">H", body[at : at + 2])[0]
        ciphers = [body[at + 2 + n : at + 4 + n].hex() for n in range(0, size, 2)]
        at += 2 + size
        at += 1 + body[at]
    else:
        ciphers = [body[at : at + 2].hex()]
        at += 3
    extensions = []
    end = at + 2 + struct.unpack(">H", body[at : at + 2])[0]
    at += 2
    while at < end:
        size = struct.unpack(">H", body[at + 2 : at + 4])[0]
        extensions.append((body[at : at + 2].hex(), body[at + 4 : at + 4 + size]))
        at += 4 + size
    return version, ciphers, extensions


def short(text):
    return hashlib.sha256(text.encode()).hexdigest()[:12]


VERSIONS = {0x304: "13", 0x303: "12", 0x302: "11", 0x301: "10"}


def alpn(values):
    if "0010" not in values:
        return "00"
    protocol = values["0010"][3 : 3 + values["0010"][2]]
    text = protocol.decode("latin1")
    if text[0].isascii() and text[0].isalnum() and text[-1].isascii() and text[-1].isalnum():
        return text[0] + text[-1]
    return protocol.hex()[0] + protocol.hex()[-1]


def ja4(record):
    version, ciphers, extensions = parts(record)
    values = dict(extensions)
    types = [code for code, _ in extensions]
    if record[5] == 1:
        if "002b" in values:
            offered = values["002b"][1:]
            version = max(struct.unpack(f">{len(offered) // 2}H", offered))
        start = f"t{VERSIONS[version]}{'d' if '0000' in values else 'i'}{len(ciphers):02}{len(types):02}{alpn(values)}"
        algorithms = values.get("000d", b"\0\0")[2:].hex()
        signatures = ",".join(algorithms[n : n + 4] for n in range(0, len(algorithms), 4))
        kept = sorted(code for code in types if code not in ("0000", "0010"))
        behind = f"_{signatures}" if signatures else ""
        return {
            "ja4": f"{start}_{short(','.join(sorted(ciphers)))}_{short(','.join(kept) + behind)}",
            "ja4Raw": f"{start}_{','.join(sorted(ciphers))}_{','.join(kept)}{behind}",
            "ja4Original": f"{start}_{short(','.join(ciphers))}_{short(','.join(types) + behind)}",
            "ja4OriginalRaw": f"{start}_{','.join(ciphers)}_{','.join(types)}{behind}",
        }
    return {}


V = ssl.TLSVersion
CLIENTS = [
    ("example.com", {}, {}),
    (None, {"protocols": ["h2", "http/1.1"]}, {"protocols": ["h2"]}),
    ("www.example.org", {"low": V.TLSv1_2, "high": V.TLSv1_2, "protocols": ["http/1.1"]}, {"protocols": ["http/1.1"]}),
    ("a.example", {"low": V.TLSv1_3}, {}),
    (None, {"low": V.TLSv1_2, "high": V.TLSv1_2, "ciphers": "AES128-SHA256:AES256-SHA256"}, {}),
    ("x.example", {"ciphers": "ECDHE+CHACHA20:ECDHE+AESGCM", "protocols": [" x", "h2"]}, {"protocols": ["h2"]}),
    ("y.example", {"ciphers": "ALL:@SECLEVEL=0", "low": V.TLSv1, "high": V.TLSv1_1}, {"ciphers": "ALL:@SECLEVEL=0", "low": V.TLSv1}),
]
cases = []
for name, own, theirs in CLIENTS:
    said, answered = hellos(name, context(ssl.PROTOCOL_TLS_CLIENT, **own), context(ssl.PROTOCOL_TLS_SERVER, **theirs))
    for data, port, letter in ((said, 50000, ""), (answered, 443, "s")):
        if not data or data[0] != 22:
            continue
        record = first_record(data)
        field = f"ja3{letter}"
        hashed, full = by_tshark(record, port, f"tls.handshake.{field}"), by_tshark(record, port, f"tls.handshake.{field}_full")
        cases.append({"hello": record.hex(), "result": {field: hashed, f"{field}Raw": full, **ja4(record)}})
flights = [answered.hex() for _, answered in (hellos(*[name, context(ssl.PROTOCOL_TLS_CLIENT, **own), context(ssl.PROTOCOL_TLS_SERVER, **theirs)]) for name, own, theirs in CLIENTS[2:3])]
print(json.dumps({"hellos": cases, "flights": flights}))
