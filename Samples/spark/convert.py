#!/usr/bin/env python3
"""A folder of exports of any kind as tables of Parquet, by Spark: convert.py EXPORTS OUT [-- OPTIONS OF btd pipe]

OUT/sets has a row a set, each workout once however many archives hold it; OUT/findings has what was found in each file,
so that nothing is lost without a word. `btd` must be on the path of the workers.
"""

import base64
import csv
import io
import json
import os
import shlex
import sys

from pyspark.sql import SparkSession
from pyspark.sql.types import DoubleType, IntegerType, StringType, StructField, StructType

SET = StructType([
    StructField("file", StringType()), StructField("identity", StringType()), StructField("start", StringType()),
    StructField("title", StringType()), StructField("exercise", StringType()),
    StructField("set_number", IntegerType()), StructField("kind", StringType()),
    StructField("reps", IntegerType()), StructField("weight", DoubleType()),
    StructField("weight_unit", StringType()), StructField("seconds", DoubleType()),
])
FINDING = StructType([
    StructField("file", StringType()), StructField("exit", IntegerType()), StructField("severity", StringType()),
    StructField("kind", StringType()), StructField("field", StringType()), StructField("what", StringType()),
    StructField("detail", StringType()), StructField("count", IntegerType()),
])


def record(file):
    return json.dumps({"id": file.path, "name": file.path.rsplit("/", 1)[-1], "encoding": "base64",
                       "data": base64.b64encode(file.content).decode()})


def sets(answer):
    answer = json.loads(answer)
    if answer["data"] is None:
        return
    for row in csv.DictReader(io.StringIO(answer["data"])):
        yield (answer["id"], answer["identities"][int(row["workout_number"]) - 1], row["start"], row["title"],
               row["exercise"], int(row["set_number"]), row["kind"], int(row["reps"]) if row["reps"] else None,
               float(row["weight"]) if row["weight"] else None, row["weight_unit"],
               float(row["duration_seconds"]) if row["duration_seconds"] else None)


def findings(answer):
    answer = json.loads(answer)
    for finding in answer["findings"]:
        yield (answer["id"], answer["exit"], finding["severity"], finding["kind"], finding["field"], finding["what"],
               finding["detail"], finding["count"])


def main():
    exports, out = sys.argv[1:3]
    options = sys.argv[4:] if sys.argv[3:4] == ["--"] else ["--source-unit", "kg"]
    command = shlex.join(["btd", "pipe", "--to", "csv", "--identities", *options])
    # Exports are small: a task has thousands of them, and not a few, so that little time goes into starting tasks.
    spark = (SparkSession.builder.appName("btd").config("spark.sql.files.openCostInBytes", 1 << 16)
             .getOrCreate())
    files = spark.read.format("binaryFile").option("recursiveFileLookup", "true").load(exports)
    # What btd answers is kept on disk: two tables are made of it.
    answers = files.select("path", "content").rdd.map(record).pipe(command, env=dict(os.environ), checkCode=True)
    answers.saveAsTextFile(f"{out}/answers", "org.apache.hadoop.io.compress.GzipCodec")
    answers = spark.sparkContext.textFile(f"{out}/answers")
    spark.createDataFrame(answers.flatMap(findings), FINDING).write.mode("overwrite").parquet(f"{out}/findings")
    # A workout that several archives hold is taken from the first of them.
    every = spark.createDataFrame(answers.flatMap(sets), SET)
    first = every.groupBy("identity").agg({"file": "min"}).withColumnRenamed("min(file)", "file")
    every.join(first, ["identity", "file"]).write.mode("overwrite").parquet(f"{out}/sets")
    spark.stop()


main()
