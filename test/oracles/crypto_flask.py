"""Vectors of Flask's session cookies. Usage: python3 crypto_flask.py; itsdangerous 2.2 and Flask 3 must be installed."""
import hashlib
from unittest import mock

import flask
from flask.sessions import SecureCookieSessionInterface
from itsdangerous import URLSafeTimedSerializer

from crypto_common import write

decoded, signed = [], []
sessions = [{}, {"user": "admin", "role": "superuser"}, {"n": 1.5, "é": ["ü", None, True]}, {"long": "spam and eggs " * 30}]
times = [0, 1, 255, 256, 1772063251, 4294967296]
for index, session in enumerate(sessions):
    for stamp in times:
        app = flask.Flask("vectors")
        app.secret_key = f"secret {index}"
        serializer = SecureCookieSessionInterface().get_signing_serializer(app)
        with mock.patch("time.time", return_value=stamp):
            cookie = serializer.dumps(session)
        compressed = cookie.startswith(".")
        result = {"payload": session, "timestamp": stamp, "compressed": compressed, "valid": True}
        decoded.append((f"Flask {index} at {stamp}", {"cookie": cookie, "key": app.secret_key}, result))
        decoded.append((f"Flask {index} at {stamp}, another key", {"cookie": cookie, "key": "another"}, {**result, "valid": False}))
    for digest in ["sha1", "sha256", "sha384", "sha512"]:
        serializer = URLSafeTimedSerializer("key", salt="a salt", signer_kwargs={"key_derivation": "hmac", "digest_method": getattr(hashlib, digest)})
        with mock.patch("time.time", return_value=times[4]):
            cookie = serializer.dumps(session)
        choice = {"key": "key", "salt": "a salt", "digest": digest}
        decoded.append((f"itsdangerous {digest} {index}", {"cookie": cookie, **choice}, {"payload": session, "valid": True}))
        if not cookie.startswith("."):
            text = serializer.serializer.dumps(session)
            signed.append((f"itsdangerous {digest} {index}", {"json": text, **choice, "now": "2026-02-25T23:47:31Z"}, {"cookie": cookie}))
write("flask-session-decoder", "Flask 3.1, itsdangerous 2.2", decoded)
write("flask-session-signer", "itsdangerous 2.2", signed)
