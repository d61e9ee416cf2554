"""OpenStack Swift with its S3 layer, all of it in this process, on the loopback.

serve.py FOLDER PORT ACCOUNT:USER=SECRET…   prints "ready" once it accepts requests; files are stored in FOLDER.
"""

import array
import os
import sys

from swift.common import utils

utils.eventlet_monkey_patch()

import eventlet  # noqa: E402
from eventlet import wsgi  # noqa: E402

folder, port, *keys = sys.argv[1:]

CONFIGURATION = """
[swift-hash]
swift_hash_path_suffix = vitrine
[storage-policy:0]
name = only
default = yes
"""

PROXY = """
[DEFAULT]
swift_dir = {folder}
[pipeline:main]
pipeline = {before} s3api tempauth {after} proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
[filter:s3api]
use = egg:swift#s3api
s3_acl = no
[filter:tempauth]
use = egg:swift#tempauth
{users}
{plain}
"""

BEFORE = ["catch_errors", "gatekeeper", "listing_formats"]
AFTER = ["copy", "slo", "dlo", "versioned_writes", "symlink"]

os.makedirs(os.path.join(folder, "devices", "disk"), exist_ok=True)


def write(name, text):
    with open(os.path.join(folder, name), "w") as file:
        file.write(text)


def user_line(key):
    user, secret = key.split("=", 1)
    account, name = user.split(":", 1)
    return f"user_{account}_{name} = {secret} .admin"


write("swift.conf", CONFIGURATION)
utils.set_swift_dir(folder)

# These modules read the configuration when they are imported.
from swift.account.server import AccountController  # noqa: E402
from swift.common.ring.ring import RingData  # noqa: E402
from swift.common.wsgi import SwiftHttpProtocol, loadapp  # noqa: E402
from swift.container.server import ContainerController  # noqa: E402
from swift.obj.server import ObjectController  # noqa: E402


class Cache:
    """Replaces memcached, in which Swift stores tokens and facts about buckets."""

    def __init__(self):
        self.values = {}

    def set(self, key, value, **_):
        self.values[key] = value

    def get(self, key, *_, **__):
        return self.values.get(key)

    def incr(self, key, delta=1, **_):
        self.values[key] = int(self.values.get(key) or 0) + delta
        return self.values[key]

    def delete(self, key, **_):
        self.values.pop(key, None)


def serve(listener, app):
    log = open(os.devnull, "w")
    eventlet.spawn(wsgi.server, listener, app, log, protocol=SwiftHttpProtocol, max_size=512)


storage = {"devices": os.path.join(folder, "devices"), "mount_check": "false", "swift_dir": folder}
parts = {"account": AccountController, "container": ContainerController, "object": ObjectController}
for kind, controller in parts.items():
    listener = eventlet.listen(("127.0.0.1", 0))
    place = {"ip": "127.0.0.1", "port": listener.getsockname()[1]}
    place |= {"replication_ip": place["ip"], "replication_port": place["port"]}
    disk = {"id": 0, "region": 1, "zone": 1, "weight": 1.0, "device": "disk", "meta": "", **place}
    RingData([array.array("H", [0, 0])], [disk], 31).save(os.path.join(folder, f"{kind}.ring.gz"))
    serve(listener, controller(storage))

plain = [f"[filter:{name}]\nuse = egg:swift#{name}" for name in BEFORE + AFTER]
values = {"before": BEFORE, "after": AFTER}
values = {name: " ".join(filters) for name, filters in values.items()}
values |= {"folder": folder, "users": "\n".join(map(user_line, keys)), "plain": "\n".join(plain)}
write("proxy.conf", PROXY.format(**values))
proxy = loadapp(os.path.join(folder, "proxy.conf"))
cache = Cache()


def with_cache(environment, start_response):
    environment["swift.cache"] = cache
    return proxy(environment, start_response)


serve(eventlet.listen(("127.0.0.1", int(port))), with_cache)
print("ready", flush=True)
while True:
    eventlet.sleep(3600)
