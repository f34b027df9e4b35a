#!/usr/bin/env python3
"""A folder of exports of any kind as tables of Parquet, by Spark.

    convert.py EXPORTS OUT [--person PATTERN] [-- OPTIONS OF btd pipe]

OUT/sets      a row a set with all columns of btd's table of sets; each workout once
OUT/copies    the rows of workouts that OUT/sets has from another file already, and which file that is
OUT/findings  what was found in each file: what has no place in the tables, what was rounded, what is broken
OUT/files     a row a file: how it ended, its format, and how much btd wrote of it

Sets and copies together are what btd wrote; the program counts them and ends with 1 where they are not. An exercise
without sets and a workout without exercises have a row whose set_number is null. `btd` must be on the path of the
workers.
"""

import argparse
import base64
import csv
import io
import json
import os
import shlex
import subprocess
import sys

from pyspark import StorageLevel
from pyspark.sql import SparkSession, functions
from pyspark.sql.types import BooleanType, DoubleType, LongType, StringType, StructField, StructType

# A record of btd pipe has at most 256 MiB, and base64 takes a third more than the file.
LARGEST = 128 << 20
FLAGS = {"per_side", "start_edited"}
WHOLES = {"set_number", "reps", "target_reps", "target_reps_max", "superset", "workout_number", "exercise_number"}
NUMBERS = {"weight", "duration_seconds", "distance", "rpe", "rir", "rest_seconds", "target_weight",
           "target_duration_seconds", "target_distance", "target_rpe", "workout_duration_seconds", "active_energy_kcal",
           "basal_energy_kcal", "average_heart_rate", "maximum_heart_rate", "difficulty"}
COUNTS = ["workouts", "exercises", "sets", "templates", "rides", "measurements"]
FINDING = ("severity string, kind string, field string, document string, file string, line long, column long, "
           "byte long, pointer string, what string, detail string, count long")
ANSWER = (f"id string, exit int, data string, `from` string, identities array<string>, "
          f"counts struct<{', '.join(name + ': long' for name in COUNTS)}>, "
          f"findings array<struct<{FINDING.replace(' ', ': ').replace(',: ', ', ')}>>")


def record(file):
    return json.dumps({"id": file.path, "name": file.path.rsplit("/", 1)[-1], "encoding": "base64",
                       "data": base64.b64encode(file.content).decode()})


def refusal(file):
    what = f"the file is larger than {LARGEST >> 20} MiB; convert it by btd convert"
    return json.dumps({"id": file.path, "exit": 65, "findings": [
        {"severity": "error", "kind": "malformed", "document": "source", "what": what, "count": 1}]})


def columns(command):
    """The columns that btd writes, asked of it: one that it learns later has its place at once."""
    run = subprocess.run(command, input='{"data":"start,exercise\\n","from":"csv"}\n', capture_output=True, text=True)
    if run.returncode != 0:
        sys.exit(run.stderr)
    answer = json.loads(run.stdout)
    if answer["data"] is None:
        sys.exit(answer["findings"][0]["what"])
    return answer["data"].splitlines()[0].split(",")


def kind(column):
    return (BooleanType() if column in FLAGS else LongType() if column in WHOLES else
            DoubleType() if column in NUMBERS else StringType())


def text(cell):
    # btd writes an apostrophe before what a spreadsheet would run.
    return cell[1:] if cell[:1] == "'" and cell.lstrip("'")[:1] in {*"=+-@\t\r"} else cell


def rows(columns):
    """What makes the rows of an answer."""
    def value(column):
        return ((lambda cell: cell == "true") if column in FLAGS else int if column in WHOLES else
                float if column in NUMBERS else text)

    values = [value(column) for column in columns]
    workout = columns.index("workout_number")

    def rows(answer):
        csv.field_size_limit(LARGEST << 2)
        table = csv.reader(io.StringIO(answer.data, newline=""))
        assert next(table) == columns and len(answer.identities) == answer.counts.workouts, answer.id
        for cells in table:
            yield (answer.id, answer.identities[int(cells[workout]) - 1],
                   *(value(cell) if cell else None for value, cell in zip(values, cells, strict=True)))

    return rows


def main():
    parser = argparse.ArgumentParser(usage="convert.py EXPORTS OUT [--person PATTERN] [-- OPTIONS OF btd pipe]")
    parser.add_argument("exports")
    parser.add_argument("out")
    parser.add_argument("--person", help="whose a file is: the first group of this pattern in its path; only workouts "
                                         "of one person are copies of each other")
    split = sys.argv.index("--") if "--" in sys.argv else len(sys.argv)
    asked = parser.parse_args(sys.argv[1:split])
    out = asked.out
    command = ["btd", "pipe", "--to", "csv", "--identities", *sys.argv[split + 1:]]
    names = columns(command)
    # Exports are small: a task has thousands of them, and not a few, so that little time goes into starting tasks.
    spark = (SparkSession.builder.appName("btd").config("spark.sql.files.openCostInBytes", 1 << 16).getOrCreate())

    files = spark.read.format("binaryFile").option("recursiveFileLookup", "true").load(asked.exports)
    piped = (files.where(files.length <= LARGEST).select("path", "content").rdd.map(record)
             .pipe(shlex.join(command), env=dict(os.environ), checkCode=True))
    refused = files.where(files.length > LARGEST).select("path").rdd.map(refusal)
    # What btd answers is kept on disk: all tables are made of it.
    (spark.createDataFrame(piped.union(refused).map(lambda answer: (answer,)), "answer string", verifySchema=False)
     .write.mode("overwrite").option("compression", "gzip").text(f"{out}/answers"))
    answers = (spark.read.schema(ANSWER).option("mode", "FAILFAST").option("maxStringLen", (1 << 31) - 1)
               .json(f"{out}/answers").withColumn("path", functions.col("id")))
    answers.select("path", "exit", "from", "counts.*").write.mode("overwrite").parquet(f"{out}/files")
    (answers.select("path", "exit", functions.explode("findings").alias("finding"))
     .select("path", "exit", "finding.*").write.mode("overwrite").parquet(f"{out}/findings"))

    schema = StructType([StructField("path", StringType()), StructField("identity", StringType()),
                         *(StructField(name, kind(name)) for name in names)])
    written = answers.where("data is not null").select("id", "data", "identities", "counts").rdd.flatMap(rows(names))
    person = functions.lit("")
    if asked.person:
        found = functions.regexp_extract("path", asked.person, 1)
        person = functions.when(found == "", functions.col("path")).otherwise(found)
    every = (spark.createDataFrame(written, schema, verifySchema=False).withColumn("person", person)
             .persist(StorageLevel.DISK_ONLY))
    # A workout that several files hold, or one file twice, is taken from its first place.
    first = every.groupBy("person", "identity").agg(
        functions.min(functions.struct("path", "workout_number")).alias("first"))
    placed = every.join(first, ["person", "identity"])
    is_first = functions.expr("path = first.path and workout_number = first.workout_number")
    placed.where(is_first).select(schema.names).write.mode("overwrite").parquet(f"{out}/sets")
    (placed.where(~is_first).select(*schema.names, functions.col("first.path").alias("copy_of"))
     .write.mode("overwrite").parquet(f"{out}/copies"))

    told = (spark.read.parquet(f"{out}/files")
            .selectExpr("count(*) as answers", "count(distinct path) as paths", "count_if(sets is null) as failed",
                        f"count_if({' + '.join(COUNTS)} = 0) as empty", "coalesce(sum(sets), 0) as sets").first())
    sets, copies = (spark.read.parquet(f"{out}/{table}").where("set_number is not null").count()
                    for table in ["sets", "copies"])
    bare = spark.read.parquet(f"{out}/sets").where("weight is not null and weight_unit is null").count()
    listed = files.count()
    print(f"{listed:,} files, {told.failed:,} failed and {told.empty:,} hold nothing; "
          f"btd wrote {told.sets:,} sets: {sets:,} in sets, {copies:,} in copies; {bare:,} weights without a unit")
    spark.stop()
    if not (listed == told.answers == told.paths and told.sets == sets + copies):
        sys.exit(f"{told.answers:,} answers for {told.paths:,} files: the tables do not hold all")


main()
